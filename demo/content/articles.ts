import type { ItemDraft } from './items.ts';

/** Longer stories, shown on the page about the municipality. */
export const articles: ItemDraft[] = [
  {
    name: 'verhaal-bruine-vloot',
    published: { days: -48 },
    picture: 'ophaalbrug',
    fields: { author: 'Lotte Brouwer' },
    nl: {
      title: 'Schipper Antje vaart al veertig jaar door de brug',
      description: 'Antje Visser vaart met de tjalk die haar overgrootvader in 1908 liet bouwen. De brugwachter kent haar hoorn.',
      body: `
        Drie keer kort, één keer lang. Brugwachter Peter Mol hoeft niet naar buiten te kijken. ‘Dat is Antje.’ Hij zet zijn koffie neer en laat de slagbomen zakken.

        Antje Visser is 63 en woont haar hele leven op het water. Haar overgrootvader vervoerde turf met de Vrouwe Antje, haar vader aardappels. Zij vaart met schoolklassen. ‘Kinderen willen weten waar de wc is en of het schip kan zinken. In die volgorde.’

        ## Wind en water

        In de jaren tachtig zou de tjalk naar de sloop gaan. Antje leende geld van haar ooms en knapte het schip zelf op, plank voor plank. Nu ligt het in de vernieuwde Oude Haven, op plaats één.

        > Een schip dat stilligt, rot. Een stad die stilstaat ook.

        Volgend jaar neemt haar nicht Fenna het roer over. Antje blijft aan boord. ‘Iemand moet de koffie zetten.’`,
    },
    en: {
      title: 'Skipper Antje has been sailing through the bridge for forty years',
      description: 'Antje Visser sails the barge that her great-grandfather had built in 1908. The bridge keeper knows her horn.',
      body: `
        Three short, one long. Bridge keeper Peter Mol does not have to look outside. ‘That is Antje.’ He puts down his coffee and lowers the barriers.

        Antje Visser is 63 and has lived on the water all her life. Her great-grandfather carried peat on the Vrouwe Antje, her father potatoes. She sails with school classes. ‘Children want to know where the toilet is and whether the ship can sink. In that order.’

        ## Wind and water

        In the eighties the barge was about to be scrapped. Antje borrowed money from her uncles and restored it herself, plank by plank. Now it lies in the restored Oude Haven, at mooring number one.

        > A ship that lies still rots. So does a town.

        Next year her niece Fenna will take the helm. Antje is staying on board. ‘Somebody has to make the coffee.’`,
    },
  },
  {
    name: 'verhaal-vier-dorpen',
    published: { days: -110 },
    picture: 'dorp',
    fields: { author: 'Joris Kuiper' },
    nl: {
      title: 'Vier dorpen aan één dijk',
      description: 'Oosterdijk, Wierhuizen, Zuidermeer en De Kaag hebben elk een eigen verhaal. En een eigen soort koek.',
      body: `
        Wie de dijk afloopt, komt na elkaar door vier dorpen. Het is elf kilometer, met de wind mee een uur of drie.

        **Oosterdijk** is het oudste. De kerk staat op een terp van rond het jaar 900. **Wierhuizen** leefde van zeegras: bewoners vulden er matrassen mee en maakten er de dijk sterk mee. **Zuidermeer** is van het fruit. En **De Kaag** was een eiland, tot de polder in 1612 droogviel.

        Elk dorp bakt met Sint-Maarten een eigen koek. Welke de beste is, vraagt u maar aan de bakker. Vraag het niet aan alle vier.`,
    },
    en: {
      title: 'Four villages on one dike',
      description: 'Oosterdijk, Wierhuizen, Zuidermeer and De Kaag each have their own story. And their own biscuit.',
      body: `
        Walk along the dike and you pass through four villages. It is eleven kilometres, some three hours with the wind behind you.

        **Oosterdijk** is the oldest. Its church stands on a mound that dates from around the year 900. **Wierhuizen** lived off seagrass: people stuffed mattresses with it and used it to strengthen the dike. **Zuidermeer** has its fruit. And **De Kaag** was an island until the polder was drained in 1612.

        For Saint Martin’s Day each village bakes its own biscuit. Ask the baker which is best. Do not ask all four of them.`,
    },
  },
  {
    name: 'verhaal-knotwilgen',
    published: { days: -240 },
    picture: 'polder',
    fields: { author: 'Lotte Brouwer' },
    nl: {
      title: 'Waarom knotten wij wilgen?',
      description: 'Een wilg die niemand knot, scheurt na twintig jaar uit elkaar. Honderd vrijwilligers houden ze elke winter kort.',
      body: `
        Langs de sloten van Noorderhaven staan 2.300 knotwilgen. Vroeger waren ze de ijzerwinkel van de boer: van de takken kwamen stelen, manden en brandhout.

        Niemand heeft die takken nu nog nodig. Maar een wilg die u niet knot, wordt te zwaar en scheurt. Daarom gaan elke winter honderd mensen met zagen de polder in. In de holle stammen broeden steenuiltjes.

        Een zaterdag meedoen? Er is soep, gereedschap en iemand die het u leert. Kijk in de [agenda](page:agenda).`,
    },
    en: {
      title: 'Why do we pollard willows?',
      description: 'A willow that nobody prunes splits after twenty years. A hundred volunteers keep them short every winter.',
      body: `
        There are 2,300 pollard willows along the ditches of Noorderhaven. They used to be the farmer’s toolshed: the branches became handles, baskets and firewood.

        Nobody needs those branches any more. But a willow that is never cut becomes too heavy and splits. So every winter a hundred people go into the polder with saws. Little owls nest in the hollow trunks.

        Would you like to join us on a Saturday? We provide soup, tools and somebody to show you how. See the [calendar](page:agenda).`,
    },
  },
];
