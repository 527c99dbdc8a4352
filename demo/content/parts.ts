import { image, text } from './blocks.ts';
import { contact } from './more-blocks.ts';
import type { DemoPart } from './shapes.ts';

const reach = { phone: 'tel:140299', email: 'mailto:info@noorderhaven.test' };

/** What stands below and around pages. The first footer is the one of the platform. */
export const parts: DemoPart[] = [
  {
    name: 'footer-breed',
    kind: 'footer',
    layout: '100',
    texts: { nl: { title: 'Footer', description: '' }, en: { title: 'Footer', description: '' } },
    blocks: {
      main: [
        contact(reach, {
          nl: { heading: 'Contact', address: 'Havenkade 1, 1234 AB Noorderhaven', phone: '14 0299', email: 'info@noorderhaven.test' },
          en: { heading: 'Contact', address: 'Havenkade 1, 1234 AB Noorderhaven', phone: '14 0299', email: 'info@noorderhaven.test' },
        }),
        text({
          nl: `
            ## Open

            Maandag tot en met woensdag van 9:00 tot 17:00 uur

            Donderdag van 9:00 tot 20:00 uur

            Vrijdag van 9:00 tot 13:00 uur`,
          en: `
            ## Open

            Monday to Wednesday from 9:00 to 17:00

            Thursday from 9:00 to 20:00

            Friday from 9:00 to 13:00`,
        }),
        text({
          nl: `
            ## Meedoen

            - [Lopende projecten](page:projecten)
            - [Vergaderingen](page:gemeenteraad)
            - [Werken bij](page:vacatures)`,
          en: `
            ## Take part

            - [Current projects](page:projecten)
            - [Meetings](page:gemeenteraad)
            - [Vacancies](page:vacatures)`,
        }),
        text({
          nl: `
            ## Volg ons

            - [Nieuws](page:nieuws)
            - [Nieuwsbrief: vraag hem aan per e-mail](mailto:nieuwsbrief@noorderhaven.test)
            - [Over deze website](page:over-deze-website)`,
          en: `
            ## Follow us

            - [News](page:nieuws)
            - [Newsletter: ask for it by email](mailto:nieuwsbrief@noorderhaven.test)
            - [About this website](page:over-deze-website)`,
        }),
      ],
    },
  },
  {
    name: 'footer-zonder-contact',
    kind: 'footer',
    layout: '100',
    texts: { nl: { title: 'Footer zonder contact', description: '' }, en: { title: 'Footer without contact', description: '' } },
    blocks: {
      main: [
        text({
          nl: `
            ## Zelf regelen

            - [Paspoort of ID-kaart](page:paspoort)
            - [Verhuizing doorgeven](page:verhuizing)
            - [Iets melden op straat](page:melden)`,
          en: `
            ## Do it yourself

            - [Passport or identity card](page:paspoort)
            - [Report a move](page:verhuizing)
            - [Report a problem in the street](page:melden)`,
        }),
        text({
          nl: `
            ## Antwoord vinden

            - [Veelgestelde vragen](page:vragen)
            - [Afvalkalender](page:afvalkalender)
            - [Burgemeester en wethouders](page:college)`,
          en: `
            ## Find an answer

            - [Frequently asked questions](page:vragen)
            - [Waste calendar](page:afvalkalender)
            - [Mayor and aldermen](page:college)`,
        }),
        text({
          nl: `
            ## Meedoen

            - [Lopende projecten](page:projecten)
            - [Vergaderingen](page:gemeenteraad)
            - [Nieuws](page:nieuws)`,
          en: `
            ## Take part

            - [Current projects](page:projecten)
            - [Meetings](page:gemeenteraad)
            - [News](page:nieuws)`,
        }),
      ],
    },
  },
  {
    name: 'sjabloon-rustig',
    kind: 'template',
    layout: '100',
    texts: {
      nl: { title: 'Rustige pagina', description: 'Een pagina met één plaat erboven en een korte regel eronder.' },
      en: { title: 'Quiet page', description: 'A page with one picture above it and a short line below it.' },
    },
    blocks: {
      top: [image('havenkade-avond', { nl: 'De Havenkade in de avond', en: 'The Havenkade in the evening' }, 'wide')],
      bottom: [
        text({
          nl: `Vragen? Bel [14 0299](tel:140299) of mail naar [info@noorderhaven.test](mailto:info@noorderhaven.test).`,
          en: `Questions? Call [14 0299](tel:140299) or send an email to [info@noorderhaven.test](mailto:info@noorderhaven.test).`,
        }),
      ],
    },
  },
];
