import { list, paragraph, type LegalTemplate } from '../legal-template.ts';

export const privacyEn: LegalTemplate = {
  title: 'Privacy statement',
  intro: [
    'When you use the website {platform}, we may process personal data about you. Here you can read which data that is, why we need it, how long we keep it and which rights you have.',
  ],
  sections: [
    {
      id: 'who',
      heading: 'Who is responsible?',
      parts: [
        paragraph(
          'The website {platform} at {domain} is run by {organisation}. That organisation is responsible for your data on this website (the controller). We comply with the General Data Protection Regulation (GDPR).',
        ),
        {
          kind: 'facts',
          facts: [
            { term: 'Email', words: '{email}' },
            { term: 'Phone', words: '{phone}' },
            { term: 'Address', words: '{address}' },
            { term: 'Data protection officer', words: '{dataProtectionEmail}' },
          ],
        },
      ],
    },
    {
      id: 'reading',
      heading: 'If you only read',
      parts: [
        paragraph(
          'You can read the public pages without giving your name. We count how often a page is viewed. We do that on our own server, without cookies. We do not build a profile of you and do not follow you to other websites.',
        ),
      ],
    },
    {
      id: 'data',
      heading: 'Which data, what for and for how long?',
      parts: [
        paragraph(
          'For each kind of data, the table says what we use it for, which legal basis in the GDPR allows that, and how long we keep it.',
        ),
        {
          kind: 'table',
          columns: ['Data', 'What for', 'Legal basis', 'How long'],
          rows: [
            [
              '*Account*: your name, your email address, your roles, your preferences and what you enter in your profile. We only keep your password in a scrambled form that nobody can read.',
              'To let you sign in and do what you have an account for.',
              'Our agreement with you: the [terms of use](terms-of-use) (Article 6(1)(b)).',
              'As long as you have an account. If you ask us to delete your account, we make your data anonymous after 14 days.',
            ],
            [
              '*Sessions*: when you sign in, with which browser, and a shortened network address that does not lead to your home.',
              'To keep you signed in and to see whether somebody else uses your account.',
              'Our interest in a secure website (Article 6(1)(f)).',
              'Until 30 days after the session has ended. A session never lasts longer than 30 days.',
            ],
            [
              '*Failed attempts to sign in*: the email address, how often and when.',
              'To make sure that nobody can guess passwords.',
              'Our interest in a secure website (Article 6(1)(f)).',
              '1 hour after the last attempt.',
            ],
            [
              '*Record of changes*: who changed what on the website, when, and a shortened network address.',
              'To find out what happened, to repair mistakes and to look into misuse.',
              'Our interest in a secure website and in accountability (Article 6(1)(f)).',
              'As long as we use the website. The record holds a number, not your name. After your account is deleted, that number no longer leads to you.',
            ],
            [
              '*Forms*: what you fill in and attach, and when.',
              'To deal with your question, report or request.',
              'Given with the form. Usually our public task (Article 6(1)(e)) or your consent (point (a)).',
              'Each form has its own period. After that we delete the data or make it anonymous.',
            ],
            [
              '*Technical messages*: errors in your browser, how fast a page loads, the kind of browser, a shortened network address and, if you are signed in, the number of your account.',
              'To find faults and make the website faster.',
              'Our interest in a website that works (Article 6(1)(f)).',
              '90 days.',
            ],
            [
              '*Server log*: which page was asked for, when and with what result. If you are signed in, also the number of your account.',
              'To find faults and attacks.',
              'Our interest in a secure website (Article 6(1)(f)).',
              '90 days at most.',
            ],
            [
              '*Your cookie choice*: what you accept, when you chose and which text you read then.',
              'To remember and be able to show what you chose.',
              'Our legal obligation (Article 6(1)(c)).',
              '6 months, in your own browser. We do not keep your choice on our server.',
            ],
          ],
        },
        paragraph(
          'If you do not want to give us something that is needed for an account or a form, we cannot give you that account or deal with your form. Each form says which questions are not required.',
        ),
      ],
    },
    {
      id: 'sharing',
      heading: 'Who receives your data?',
      parts: [
        paragraph(
          'Only staff who need your data for their work can see it. We never sell your data. We only give it to others when that is needed:',
        ),
        list(
          'To companies that work for us, for example for the servers or for sending email. We agree with each company that it uses your data for us alone and protects it well.',
          'To another public authority or to the police, if the law requires us to.',
        ),
        paragraph(
          'We do not send your data to countries outside the European Economic Area, unless the GDPR allows it. Do you have a page translated by an outside service? Then your browser sends the address of that page to that service. This only happens when you choose it.',
        ),
      ],
    },
    {
      id: 'security',
      heading: 'How do we protect your data?',
      parts: [
        list(
          'The connection to the website is secure.',
          'We only keep passwords in a scrambled form.',
          'People who manage the website can only do what their work needs. Changes are recorded.',
          'We only keep network addresses in a shortened form.',
        ),
        paragraph(
          'If something does go wrong with your data, we will report it to the Dutch Data Protection Authority and to you, if the law requires us to.',
        ),
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies',
      parts: [paragraph('The [cookie statement](cookie-statement) tells you which cookies we use. You can also change your choice there.')],
    },
    {
      id: 'decisions',
      heading: 'Decisions by a computer',
      parts: [
        paragraph('The website makes no decisions about you without a person looking at them. We do not build profiles of visitors.'),
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      parts: [
        paragraph('You have these rights:'),
        list(
          '*Access*: you may see which data we have about you.',
          '*Correction*: you may have incorrect data changed.',
          '*Deletion*: you may ask us to delete your data.',
          '*Restriction*: you may ask us not to use your data for a while.',
          '*Portability*: you may receive your data in a file, for yourself or for another organisation.',
          '*Objection*: you may object if we use your data for our public task or for our own interest.',
          '*Withdrawing consent*: you may always do this. What we did before then remains valid.',
        ),
        paragraph('You can see and change your own profile when you are signed in. For the other rights, send us a message: {email}.'),
        paragraph(
          'You will get an answer within one month. If your question is complicated, we may take two more months. We will tell you so within the first month. It costs you nothing. We may ask you to prove who you are, so that nobody else gets your data.',
        ),
      ],
    },
    {
      id: 'complaint',
      heading: 'Not satisfied?',
      parts: [
        paragraph(
          'If you think we are not handling your data properly, tell us. We will look for a solution together. You can also complain to the [Autoriteit Persoonsgegevens](https://www.autoriteitpersoonsgegevens.nl/en), the Dutch Data Protection Authority. You may also go to court.',
        ),
      ],
    },
    {
      id: 'new-versions',
      heading: 'If we change this statement',
      parts: [
        paragraph(
          'If we start doing something else with your data, we will change this statement. The date at the top of the page shows when the text was written.',
        ),
      ],
    },
  ],
};
