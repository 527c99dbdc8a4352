/** One thing the doctor looked at. A problem keeps Plein from working well; advice does not. */
export interface Finding {
  level: 'good' | 'advice' | 'problem';
  text: string;
}

export const good = (text: string): Finding => ({ level: 'good', text });
export const advice = (text: string): Finding => ({ level: 'advice', text });
export const problem = (text: string): Finding => ({ level: 'problem', text });
