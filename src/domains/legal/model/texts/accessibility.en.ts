import { list, live, paragraph, type LegalTemplate } from '../legal-template.ts';

export const accessibilityEn: LegalTemplate = {
  title: 'Accessibility statement',
  intro: [
    'Everyone must be able to use the website {platform}, including people who cannot see or hear well, who have difficulty moving, or who find reading difficult. This statement tells you how far we have got.',
  ],
  sections: [
    {
      id: 'scope',
      heading: 'What is this statement about?',
      parts: [
        paragraph(
          'We want the information and services of {organisation} on this website to be accessible to everyone. The Dutch Decree on Digital Accessibility of Public Bodies (Besluit digitale toegankelijkheid overheid) requires this of public bodies.',
        ),
        paragraph('This statement is about:'),
        live('domains'),
      ],
    },
    { id: 'status', heading: 'How accessible is this website?', parts: [live('status')] },
    {
      id: 'requirements',
      heading: 'Which requirements do we test against?',
      parts: [
        paragraph(
          'The law refers to the European standard EN 301 549. It contains the requirements of the [Web Content Accessibility Guidelines (WCAG) 2.1](https://www.w3.org/TR/WCAG21/), levels A and AA. There are 50 of them.',
        ),
      ],
    },
    { id: 'reports', heading: 'Audit', parts: [live('reports')] },
    { id: 'deviations', heading: 'What is not right yet?', parts: [live('deviations')] },
    {
      id: 'how-we-work',
      heading: 'What do we do to keep the website accessible?',
      parts: [
        list(
          'Accessibility is part of how we design, build and manage the website.',
          'We test the website by hand and with programs: with the keyboard, on small and large screens, and with enlarged text.',
          'We write in short, clear sentences.',
          'We solve the problems you report to us.',
        ),
      ],
    },
    {
      id: 'report-a-problem',
      heading: 'Is something not working for you?',
      parts: [
        paragraph(
          'Tell us if there is something you cannot read or use. Say which page it is and what goes wrong. You can also ask us for the information in another form.',
        ),
        {
          kind: 'facts',
          facts: [
            { term: 'Email', words: '{email}' },
            { term: 'Phone', words: '{phone}' },
            { term: 'Address', words: '{address}' },
          ],
        },
        paragraph('What can you expect from us?'),
        list(
          'Within 5 working days, we will let you know that we have received your message.',
          'We will tell you what we are doing about it and how far we have got.',
          'Within 3 weeks, we will have dealt with your message.',
        ),
      ],
    },
    {
      id: 'complaint',
      heading: 'Not satisfied with our answer?',
      parts: [
        paragraph(
          'If we do not answer in time, or if you are not satisfied, you can make a complaint to us. If we cannot solve it together, you can go to the [National Ombudsman](https://www.nationaleombudsman.nl/international). That is free of charge. You can also call the National Ombudsman: [0800 33 55 555](tel:08003355555).',
        ),
      ],
    },
    {
      id: 'signature',
      heading: 'Who is responsible for this statement?',
      parts: [live('signature')],
    },
  ],
};
