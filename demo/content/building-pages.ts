import { accordion, buttons, cards, image, quote, text } from './blocks.ts';
import { divider, files, listWidget, notice, timeline } from './more-blocks.ts';
import type { DemoPage } from './shapes.ts';

export const buildingPages: DemoPage[] = [
  {
    name: 'bouwen',
    updated: { days: -118, weekday: 'fri', at: '10:50' },
    layout: '25-75',
    editRoles: ['communicatie', 'vergunningen'],
    texts: {
      nl: { title: 'Bouwen', description: 'Een dakkapel, een schuur of een heel huis: lees wat mag en of u een vergunning nodig heeft.' },
      en: {
        title: 'Building',
        description: 'A dormer window, a shed or a whole house: read what is allowed and whether you need a permit.',
      },
    },
    blocks: {
      'side-left': [
        image('nieuwbouw', { nl: 'In de Kaagpolder komen 310 woningen.', en: 'The Kaagpolder will have 310 homes.' }, 'landscape'),
        text({
          nl: `
            ## Spreekuur

            Met een schets op papier bent u welkom op dinsdag van 14:00 tot 16:00 uur. De bouwinspecteur kijkt mee. Gratis, zonder afspraak.`,
          en: `
            ## Drop-in session

            Drop in with a sketch on Tuesdays between 14:00 and 16:00. The building inspector will look at it with you. It is free and you do not need an appointment.`,
        }),
      ],
      main: [
        text({
          nl: `Veel mag zonder vergunning, maar niet alles. Begin op tijd: een vergunning duurt gemiddeld acht weken. En praat met uw buren voordat u begint. Dat scheelt later veel gedoe.`,
          en: `You can do a lot without a permit, but not everything. Allow plenty of time: a permit takes eight weeks on average. And talk to your neighbours before you begin. It saves a lot of trouble later.`,
        }),
        cards({ columns: 2 }, { nl: { heading: 'Wat gaat u doen?' }, en: { heading: 'What are you going to do?' } }, [
          {
            href: 'page:omgevingsvergunning',
            nl: { title: 'Vergunning aanvragen', text: 'Stap voor stap, met de kosten en de tijd die het duurt.' },
            en: { title: 'Apply for a permit', text: 'Step by step, with the costs and the time it takes.' },
          },
          {
            href: 'https://omgevingswet.overheid.nl/home',
            nl: { title: 'Vergunningcheck', text: 'In vijf minuten weet u of u een vergunning nodig heeft. Site van de overheid.' },
            en: { title: 'Permit check', text: 'Find out in five minutes whether you need a permit. Government site, in Dutch.' },
          },
        ]),
        listWidget(
          { look: 'rows', perPage: 3, from: ['projecten'], href: 'page:projecten' },
          { nl: { heading: 'Bouwprojecten', linkText: 'Alle projecten' }, en: { heading: 'Building projects', linkText: 'All projects' } },
        ),
        quote(
          'portret-yildiz',
          {
            nl: {
              text: 'Een goede tekening op een servet is meer waard dan een slechte in een rapport.',
              source: 'Emre Yildiz',
              role: 'wethouder bouwen en wonen',
            },
            en: {
              text: 'A good drawing on a napkin is worth more than a bad one in a report.',
              source: 'Emre Yildiz',
              role: 'alderman for building and housing',
            },
          },
          'tint',
        ),
      ],
    },
  },
  {
    name: 'omgevingsvergunning',
    updated: { days: -33, weekday: 'mon', at: '15:30' },
    layout: '25-50-25',
    editRoles: ['communicatie', 'vergunningen'],
    texts: {
      nl: {
        title: 'Omgevingsvergunning',
        description: 'Wanneer u een vergunning nodig heeft en hoe u hem aanvraagt. En wat het kost en hoe lang het duurt.',
      },
      en: { title: 'Building permit', description: 'When you need a permit and how to apply. Also what it costs and how long it takes.' },
    },
    blocks: {
      'side-left': [
        notice('info', {
          nl: {
            title: 'Monument?',
            text: 'Woont u in een monument, dan heeft u bijna altijd een vergunning nodig. Ook voor andere ramen of een andere kleur.',
          },
          en: {
            title: 'Listed building?',
            text: 'In a listed building you almost always need a permit, even for new windows or a different colour.',
          },
        }),
      ],
      main: [
        text({
          nl: `
            Voor bouwen, verbouwen, slopen, kappen en een inrit heeft u vaak een omgevingsvergunning nodig. Doe eerst de vergunningcheck. Dan weet u het zeker.

            ## Dit mag meestal zonder vergunning

            - een dakkapel aan de achterkant
            - een schuur tot 2,5 meter hoog, achter het huis
            - zonnepanelen plat op het dak
            - een schutting van 2 meter, achter de voorgevel`,
          en: `
            For building, rebuilding, demolishing, felling trees and a driveway you often need a permit. Do the permit check first. That way you know for sure.

            ## Usually allowed without a permit

            - a dormer window at the back
            - a shed up to 2.5 metres high, behind the house
            - solar panels flat on the roof
            - a fence up to 2 metres high, behind the front of the house`,
        }),
        timeline({}, { nl: { heading: 'Zo gaat het' }, en: { heading: 'How it works' } }, [
          {
            state: 'ahead',
            nl: { title: 'Vergunningcheck', date: 'vijf minuten', text: 'U ziet of u een vergunning nodig heeft.' },
            en: { title: 'Permit check', date: 'five minutes', text: 'You find out whether you need a permit.' },
          },
          {
            state: 'ahead',
            nl: { title: 'Aanvraag', date: 'dag 1', text: 'U stuurt uw tekeningen in via het Omgevingsloket.' },
            en: { title: 'Application', date: 'day 1', text: 'You submit your drawings through the Omgevingsloket.' },
          },
          {
            state: 'ahead',
            nl: {
              title: 'Beoordeling',
              date: 'week 1 tot 7',
              text: 'Wij kijken naar het plan, de buren en de omgeving. Mist er iets, dan bellen wij.',
            },
            en: {
              title: 'Assessment',
              date: 'weeks 1 to 7',
              text: 'We look at the plan, the neighbours and the surroundings. If something is missing, we will call you.',
            },
          },
          {
            state: 'ahead',
            nl: { title: 'Besluit', date: 'week 8', text: 'U krijgt het besluit. Buren kunnen zes weken bezwaar maken.' },
            en: { title: 'Decision', date: 'week 8', text: 'You receive the decision. Neighbours have six weeks to object.' },
          },
        ]),
        divider(),
        accordion({ nl: 'Veel gevraagd', en: 'Frequently asked' }, [
          {
            nl: {
              title: 'Wat kost een vergunning?',
              text: 'U betaalt 2,1 procent van de bouwkosten, met een minimum van € 185. Ook als u de vergunning niet krijgt.',
            },
            en: {
              title: 'What does a permit cost?',
              text: 'You pay 2.1 per cent of the building costs, with a minimum of €185, even if the permit is refused.',
            },
          },
          {
            nl: {
              title: 'Mag ik al beginnen?',
              text: 'Pas als u de vergunning heeft. Wachten tot de zes weken voorbij zijn hoeft niet, maar is wel verstandig.',
            },
            en: {
              title: 'Can I start yet?',
              text: 'Only once you have the permit. You do not have to wait until the six weeks are over, but it is wise to.',
            },
          },
          {
            nl: {
              title: 'Ik ben het niet eens met het besluit',
              text: 'Bel ons eerst. Daarna kunt u [bezwaar maken](item:vraag-bezwaar).',
            },
            en: { title: 'I disagree with the decision', text: 'Call us first. You can then [object](item:vraag-bezwaar).' },
          },
        ]),
        buttons([
          {
            href: 'https://omgevingswet.overheid.nl/home',
            nl: { label: 'Naar het Omgevingsloket' },
            en: { label: 'Go to the Omgevingsloket (in Dutch)' },
          },
        ]),
      ],
      'side-right': [
        files({ nl: 'Downloads', en: 'Downloads' }, [
          {
            file: 'voorbeeldtekening-dakkapel.pdf',
            nl: { title: 'Voorbeeld van een tekening', description: 'Zo tekent u een dakkapel, met maten.' },
            en: { title: 'Example of a drawing', description: 'How to draw a dormer window, with measurements.' },
          },
          {
            file: 'woonvisie.pdf',
            nl: { title: 'Woonvisie', description: 'Waar de gemeente wil bouwen, en voor wie.' },
            en: { title: 'Housing plan', description: 'Where the municipality wants to build, and for whom. In Dutch.' },
          },
        ]),
      ],
    },
  },
];
