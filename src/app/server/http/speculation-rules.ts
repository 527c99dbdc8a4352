/** Where a browser learns which pages it may fetch before they are asked for. */
export const speculationPath = '/speculation.json';

/** Fetched early only what is the same for everybody and changes nothing. */
const notAhead = ['login', 'logout', 'account', 'admin', 'settings', 'statistics', 'api', 'a'];

const notMatching = (patterns: string[]) => patterns.map((pattern) => ({ not: { href_matches: pattern } }));

/** A page whose link a pointer rests on is likely to be next: fetching it then hides most of the wait. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          ...notMatching([
            '/*\\?*(^|&)q=*',
            ...notAhead.flatMap((first) => [`/${first}`, `/${first}/*`, `/en/${first}`, `/en/${first}/*`]),
          ]),
          ...notMatching(['/*/edit']),
          { not: { selector_matches: '[download], [rel~=external], [rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
