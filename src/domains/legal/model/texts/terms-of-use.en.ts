import { list, live, paragraph, type LegalTemplate } from '../legal-template.ts';

export const termsOfUseEn: LegalTemplate = {
  title: 'Terms of use',
  intro: [
    'You are using the website {platform}. This website is run by {organisation}. These terms of use tell you what you and we can expect of each other.',
  ],
  sections: [
    { id: 'changes', heading: 'What has changed?', parts: [live('terms-changes')] },
    {
      id: 'about',
      heading: 'Who do these terms apply to?',
      parts: [
        paragraph('These terms apply to everyone who uses the website {platform} at {domain}.'),
        paragraph(
          'Do you have an account? Then we ask you to accept these terms. Without an account, you accept them by using the website.',
        ),
        paragraph(
          'Do other rules also apply to a service or a form? Then that page says so. If those rules contradict these terms, the rules on that page come first.',
        ),
      ],
    },
    {
      id: 'use',
      heading: 'How may you use the website?',
      parts: [
        paragraph('You may read and use the website free of charge. You may not use the website to:'),
        list(
          'disturb, damage or overload the website;',
          'get round its security, or sign in with somebody else’s account;',
          'collect data about other people;',
          'pretend to be somebody else;',
          'do anything that is against the law.',
        ),
        paragraph(
          'Do you use a program that reads the website automatically? Then make sure that it does not get in the way of other visitors.',
        ),
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      parts: [
        paragraph('Some parts of the website need an account. These rules then apply:'),
        list(
          'You enter your own details, and they are correct.',
          'You keep your password secret. Nobody else uses your account.',
          'Do you think that somebody else is using your account? Then change your password at once and tell us.',
          'You can end your account at any time.',
        ),
        paragraph(
          'If you do not keep to these terms, we may close your account for some time or for good. We warn you first if we can. We tell you why we do it. Do you disagree? Let us know. We will then look at it again.',
        ),
      ],
    },
    {
      id: 'your-content',
      heading: 'What you send in or publish',
      parts: [
        paragraph(
          'You can send in forms through the website. Some people may also publish texts, photos and files. What you make remains yours.',
        ),
        paragraph(
          'You allow us to use what you send in for the purpose for which you send it. If you publish something on the website, we may show it there, store it and fit it to the reader’s screen.',
        ),
        paragraph('You do not publish or send anything that:'),
        list(
          'belongs to somebody else who has not agreed to it;',
          'insults, threatens or discriminates against other people;',
          'contains a virus or other harmful software;',
          'is against the law.',
        ),
        paragraph('We may remove anything that breaks these rules. If we can, we tell you why.'),
      ],
    },
    {
      id: 'our-content',
      heading: 'Our texts, photos and files',
      parts: [
        paragraph(
          'The texts, photos, drawings and files on the website belong to us, or to others who gave us permission. You may read, keep and print them for yourself.',
        ),
        paragraph(
          'Do you want to use something in another way? Then ask us first. You need not ask if the law allows it, for example to quote. You also need not ask where we say that you may use it freely.',
        ),
      ],
    },
    {
      id: 'liability',
      heading: 'Is everything on the website correct?',
      parts: [
        paragraph(
          'We do our best to keep the information correct, complete and up to date. Even so, there may be a mistake in it. Have you found one? Tell us, and we will look at it.',
        ),
        paragraph(
          'We are not liable for damage caused by a mistake on the website, or because the website does not work. This does not apply if we cause the damage on purpose or by gross negligence, or if the law says that we are liable.',
        ),
        paragraph('Do you receive a decision or a letter from us? Then what it says applies, even if the website says something else.'),
      ],
    },
    {
      id: 'availability',
      heading: 'Does the website always work?',
      parts: [
        paragraph(
          'We want you to be able to use the website at all times. Sometimes that is not possible, for example because of maintenance or a fault. We may change parts of the website or stop offering them.',
        ),
      ],
    },
    {
      id: 'links',
      heading: 'Links to other websites',
      parts: [
        paragraph(
          'Our website has links to websites of others. We choose those links with care. But we are not responsible for what is on those websites, or for what they do with your data.',
        ),
      ],
    },
    {
      id: 'security',
      heading: 'Reporting a weak spot in the security',
      parts: [
        paragraph(
          'Have you found a weak spot in the website? Tell us as soon as you can: {email}. Do not misuse it, and do not tell others until we have solved it. If you keep to this, we will not report you to the police.',
        ),
      ],
    },
    {
      id: 'privacy',
      heading: 'Your data',
      parts: [
        paragraph(
          'The [privacy statement](privacy) tells you what we do with your personal data. The [cookie statement](cookie-statement) tells you which cookies we use.',
        ),
      ],
    },
    {
      id: 'new-versions',
      heading: 'If we change these terms',
      parts: [
        paragraph(
          'We may change these terms. You then find a new version number at the top of this page, with what has changed. Do you have an account? Then we ask you whether you accept the new version. If you do not, you can still read the public pages.',
        ),
      ],
    },
    {
      id: 'law',
      heading: 'Which law applies?',
      parts: [
        paragraph(
          'Dutch law applies to these terms. If we have a problem with each other, we first try to solve it together. If that does not work, the competent Dutch court decides.',
        ),
        paragraph(
          'Is a part of these terms not valid? Then the other parts still apply. If the Dutch and the English text differ, the Dutch text applies.',
        ),
      ],
    },
    {
      id: 'contact',
      heading: 'Questions',
      parts: [
        paragraph('Do you have a question about these terms? Then contact us.'),
        {
          kind: 'facts',
          facts: [
            { term: 'Email', words: '{email}' },
            { term: 'Phone', words: '{phone}' },
            { term: 'Address', words: '{address}' },
          ],
        },
      ],
    },
  ],
};
