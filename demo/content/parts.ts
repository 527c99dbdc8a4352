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
            - [Nieuwsbrief](mailto:nieuwsbrief@noorderhaven.test)
            - [Over deze website](page:over-deze-website)`,
          en: `
            ## Follow us

            - [News](page:nieuws)
            - [Newsletter](mailto:nieuwsbrief@noorderhaven.test)
            - [About this website](page:over-deze-website)`,
        }),
      ],
    },
  },
  {
    name: 'footer-kort',
    kind: 'footer',
    layout: '100',
    texts: { nl: { title: 'Korte footer', description: '' }, en: { title: 'Short footer', description: '' } },
    blocks: {
      main: [
        text({
          nl: `Gemeente Noorderhaven, Havenkade 1. Bel [14 0299](tel:140299) of kijk bij de [veelgestelde vragen](page:vragen).`,
          en: `Municipality of Noorderhaven, Havenkade 1. Call [14 0299](tel:140299) or see the [frequently asked questions](page:vragen).`,
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
