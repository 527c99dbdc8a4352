/** The outside service that counts visits, once a visitor agreed: its script, and the only two places that this script may speak to. */
export interface OutsideAnalytics {
  src: string;
  scriptOrigin: string;
  imageOrigin: string;
}

export function outsideAnalytics(siteimproveId: string): OutsideAnalytics {
  const scriptOrigin = 'https://siteimproveanalytics.com';
  return {
    src: `${scriptOrigin}/js/siteanalyze_${siteimproveId}.js`,
    scriptOrigin,
    imageOrigin: `https://${siteimproveId}.global.siteimproveanalytics.io`,
  };
}
