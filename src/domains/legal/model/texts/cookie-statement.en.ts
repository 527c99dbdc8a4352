import { list, live, paragraph, type LegalTemplate } from '../legal-template.ts';

export const cookieStatementEn: LegalTemplate = {
  title: 'Cookie statement',
  intro: [
    'This page tells you which cookies the website {platform} uses, what for and for how long. You can also change your choice here.',
  ],
  sections: [
    {
      id: 'about',
      heading: 'What are cookies?',
      parts: [
        paragraph(
          'A cookie is a small file that a website puts on your computer, tablet or phone. The website uses it to remember something, for example that you are signed in.',
        ),
        paragraph(
          'If you only look at public pages and choose nothing, we do not set a single cookie. The cookies on this website are set by {organisation}, unless the table says otherwise.',
        ),
      ],
    },
    {
      id: 'choice',
      heading: 'Your choice',
      parts: [live('cookie-choice')],
    },
    {
      id: 'cookies',
      heading: 'Which cookies do we use?',
      parts: [
        paragraph(
          'We do not ask for your consent for necessary cookies: the website does not work without them. We only use other cookies if you agree.',
        ),
        live('cookie-tables'),
      ],
    },
    {
      id: 'counting',
      heading: 'Counting visits without cookies',
      parts: [
        paragraph('We count how often a page is viewed on our own server. We use no cookies for this and do not build a profile of you.'),
      ],
    },
    {
      id: 'others',
      heading: 'Other websites',
      parts: [
        paragraph(
          'Sometimes a link takes you to somebody else’s website, for example to have a page translated. On that website, its owner’s cookies and rules apply.',
        ),
      ],
    },
    {
      id: 'withdraw',
      heading: 'Withdrawing your choice or removing cookies',
      parts: [
        paragraph('You can change or withdraw your choice at any time:'),
        list(
          'On this page, ‘Your choice’ shows whether there is anything to choose. You can change your choice there.',
          'Or remove the cookies in your browser settings. Your choice is then gone as well.',
        ),
        paragraph(
          'We keep your choice for six months, even if you refuse. After that, or when this text changes, we will ask again as soon as we need your consent.',
        ),
      ],
    },
    {
      id: 'contact',
      heading: 'Questions or a complaint',
      parts: [
        paragraph('Do you have a question about cookies? Please contact us.'),
        {
          kind: 'facts',
          facts: [
            { term: 'Email', words: '{email}' },
            { term: 'Phone', words: '{phone}' },
            { term: 'Address', words: '{address}' },
          ],
        },
        paragraph(
          'You can read more about your data and your rights in the [privacy statement](privacy). If you are not satisfied, you can complain to the [Autoriteit Persoonsgegevens](https://www.autoriteitpersoonsgegevens.nl/en), the Dutch Data Protection Authority.',
        ),
      ],
    },
  ],
};
