import { accordion, buttons, cards, image, quote, text, video } from './blocks.ts';
import { contact, notice, table } from './more-blocks.ts';
import type { DemoPage } from './shapes.ts';

export const passportPages: DemoPage[] = [
  {
    name: 'paspoort-en-verhuizen',
    updated: { days: -75, weekday: 'tue', at: '09:40' },
    layout: '75-25',
    editRoles: ['burgerzaken'],
    texts: {
      nl: {
        title: 'Paspoort en verhuizen',
        description: 'Paspoort, ID-kaart, rijbewijs, verhuizen, trouwen en geboorte: hier regelt u het.',
      },
      en: {
        title: 'Passport and moving',
        description: 'Passport, identity card, driving licence, moving, marriage and birth: arrange it here.',
      },
    },
    blocks: {
      main: [
        cards({ columns: 2 }, { nl: { heading: 'Wat wilt u regelen?' }, en: { heading: 'What would you like to arrange?' } }, [
          {
            href: 'page:paspoort',
            nl: { title: 'Paspoort of ID-kaart', text: 'Aanvragen, ophalen, kosten en wat u meeneemt.' },
            en: { title: 'Passport or identity card', text: 'Applying, collecting, costs and what to bring.' },
          },
          {
            href: 'page:paspoort-spoed',
            nl: { title: 'Spoed', text: 'Binnen één werkdag een paspoort of ID-kaart.' },
            en: { title: 'Urgent', text: 'A passport or identity card within one working day.' },
          },
          {
            href: 'page:verhuizing',
            nl: { title: 'Verhuizing doorgeven', text: 'Binnen Noorderhaven, hiernaartoe of naar het buitenland.' },
            en: { title: 'Report a move', text: 'Within Noorderhaven, to Noorderhaven or abroad.' },
          },
          {
            href: 'item:vraag-geboorte',
            nl: { title: 'Geboorte aangeven', text: 'Binnen drie dagen na de geboorte.' },
            en: { title: 'Register a birth', text: 'Within three days of the birth.' },
          },
        ]),
        quote('portret-bensaid', {
          nl: {
            text: 'Twijfelt u wat u mee moet nemen? Bel gerust. Dat is sneller dan twee keer komen.',
            source: 'Nadia Bensaïd',
            role: 'medewerker publieksbalie',
          },
          en: {
            text: 'Not sure what to bring? Just call us. That is quicker than coming twice.',
            source: 'Nadia Bensaïd',
            role: 'service desk officer',
          },
        }),
      ],
      'side-right': [
        contact(
          { phone: 'tel:140299', background: 'tint' },
          {
            nl: {
              heading: 'Afspraak maken',
              phone: '14 0299',
              phoneNote: 'Werkdagen van 8:30 tot 17:00 uur',
              hoursHeading: 'Balie open',
              hours: [
                ['Maandag tot en met woensdag', '9:00 tot 17:00 uur'],
                ['Donderdag', '9:00 tot 20:00 uur'],
                ['Vrijdag', '9:00 tot 13:00 uur'],
              ],
            },
            en: {
              heading: 'Make an appointment',
              phone: '14 0299',
              phoneNote: 'Working days from 8:30 to 17:00',
              hoursHeading: 'Desk open',
              hours: [
                ['Monday to Wednesday', '9:00 to 17:00'],
                ['Thursday', '9:00 to 20:00'],
                ['Friday', '9:00 to 13:00'],
              ],
            },
          },
        ),
      ],
    },
  },
  {
    name: 'paspoort',
    updated: { lastOn: '01-02', at: '09:10' },
    layout: '75-25',
    editRoles: ['burgerzaken'],
    texts: {
      nl: {
        title: 'Paspoort of ID-kaart',
        description: 'Maak een afspraak, neem een pasfoto en uw oude document mee. Na vijf werkdagen ligt het nieuwe klaar.',
      },
      en: {
        title: 'Passport or identity card',
        description: 'Make an appointment and bring a photograph and your old document. The new one is ready after five working days.',
      },
    },
    blocks: {
      main: [
        text({
          nl: `
            U vraagt een paspoort of ID-kaart persoonlijk aan op het stadhuis. Maak eerst een afspraak. Het duurt een kwartier. Na vijf werkdagen haalt u het document op; daarvoor is geen afspraak nodig.

            ## Wat neemt u mee?

            - uw oude paspoort of ID-kaart, ook als die verlopen is
            - één pasfoto in kleur, niet ouder dan zes maanden
            - voor kinderen onder de 18: toestemming van beide ouders

            Bent u uw paspoort kwijt? Lees dan [wat u moet doen](item:vraag-paspoort-kwijt).`,
          en: `
            You apply for a passport or identity card in person at the town hall. Make an appointment first. It takes fifteen minutes. After five working days you can collect the document; you do not need an appointment for that.

            ## What should you bring?

            - your old passport or identity card, even if it has expired
            - one colour passport photograph, no older than six months
            - for children under 18: permission from both parents

            Have you lost your passport? Read [what to do](item:vraag-paspoort-kwijt).`,
        }),
        buttons([
          { href: 'tel:140299', nl: { label: 'Maak een afspraak: 14 0299' }, en: { label: 'Make an appointment: 14 0299' } },
          { href: 'page:paspoort-spoed', look: 'secondary', nl: { label: 'Heeft u haast?' }, en: { label: 'In a hurry?' } },
        ]),
        table(
          {
            nl: {
              heading: 'Wat kost het?',
              caption: 'Kosten en geldigheid van reisdocumenten',
              rows: [
                ['Document', 'Geldig', 'Kosten'],
                ['Paspoort, 18 jaar en ouder', '10 jaar', '€ 86,85'],
                ['Paspoort, tot 18 jaar', '5 jaar', '€ 65,70'],
                ['ID-kaart, 18 jaar en ouder', '10 jaar', '€ 79,10'],
                ['ID-kaart, tot 18 jaar', '5 jaar', '€ 42,90'],
              ],
            },
            en: {
              heading: 'What does it cost?',
              caption: 'Cost and validity of travel documents',
              rows: [
                ['Document', 'Valid', 'Cost'],
                ['Passport, 18 and over', '10 years', '€86.85'],
                ['Passport, under 18', '5 years', '€65.70'],
                ['Identity card, 18 and over', '10 years', '€79.10'],
                ['Identity card, under 18', '5 years', '€42.90'],
              ],
            },
          },
          { numbers: [2] },
        ),
        video('https://vimeo.com/76979871', 'stadhuis', {
          nl: {
            title: 'In één minuut: zo vraagt u een paspoort aan',
            note: 'Met ondertiteling.',
            transcript: `
              U maakt een afspraak en komt naar het stadhuis aan de Havenkade. U meldt zich aan bij de zuil in de hal.

              Aan de balie geeft u uw oude document en uw foto. De medewerker neemt vier vingerafdrukken en u zet een handtekening. U betaalt met pas of contant.

              Vijf werkdagen later ligt uw paspoort klaar. U haalt het zelf op.`,
          },
          en: {
            title: 'In one minute: how to apply for a passport',
            note: 'With subtitles, in Dutch.',
            transcript: `
              You make an appointment and come to the town hall on the Havenkade. You check in at the self-service screen in the hall.

              At the desk you hand over your old document and your photograph. The officer takes four fingerprints and you sign. You pay by card or in cash.

              Five working days later your passport is ready. You collect it yourself.`,
          },
        }),
        accordion({ nl: 'Andere situaties', en: 'Other situations' }, [
          {
            nl: { title: 'Voor een kind' },
            en: { title: 'For a child' },
            entries: [
              {
                nl: {
                  title: 'Moet mijn kind mee?',
                  text: 'Ja, ook een baby. Bij het ophalen hoeft een kind onder de 12 niet mee te komen.',
                },
                en: {
                  title: 'Does my child have to come?',
                  text: 'Yes, even a baby. A child under 12 does not have to come along to collect the document.',
                },
              },
              {
                nl: { title: 'Wij zijn gescheiden. Wie tekent?', text: 'Beide ouders met gezag. Kan dat niet, dan beslist de rechter.' },
                en: {
                  title: 'We are divorced. Who signs?',
                  text: 'Both parents with parental responsibility. If that is not possible, the court decides.',
                },
              },
            ],
          },
          {
            nl: {
              title: 'U kunt niet naar het stadhuis komen',
              text: 'Bent u ziek of slecht ter been? Wij komen bij u thuis. Bel 14 0299. Dit kost niets extra.',
            },
            en: {
              title: 'You cannot come to the town hall',
              text: 'Are you ill or unable to walk far? We will come to your home. Call 14 0299. There is no extra charge.',
            },
          },
          {
            nl: {
              title: 'U woont in het buitenland',
              text: 'Dan vraagt u het document aan bij een ambassade of bij een van de grensgemeenten.',
            },
            en: { title: 'You live abroad', text: 'Apply at an embassy or at one of the border municipalities.' },
          },
        ]),
      ],
      'side-right': [
        notice('info', {
          nl: {
            title: 'Drukte voor de zomer',
            text: 'In mei en juni is de wachttijd voor een afspraak ruim twee weken. Kijk nu alvast tot wanneer uw paspoort geldig is.',
          },
          en: {
            title: 'Busy before summer',
            text: 'In May and June you may have to wait more than two weeks for an appointment. Check now when your passport expires.',
          },
        }),
        image('stadhuis', { nl: 'De balie is op de begane grond.', en: 'The desk is on the ground floor.' }, 'square'),
      ],
    },
  },
];
