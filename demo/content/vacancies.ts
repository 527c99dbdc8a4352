import type { ItemDraft } from './items.ts';

export const vacancies: ItemDraft[] = [
  {
    name: 'vacature-publieksbalie',
    published: { days: -7 },
    closes: { days: 21 },
    picture: 'stadhuis',
    fields: { hours: { from: 24, to: 32 }, salary: { from: 2750, to: 3820 } },
    nl: {
      title: 'Medewerker publieksbalie',
      description: 'U helpt bewoners met hun paspoort, een verhuizing of een geboorte, aan de balie van het stadhuis.',
      words: { department: 'Dienstverlening' },
      body: `
        Aan de balie begint alles: een kind, een huis, een reis, soms een afscheid. U bent vaak de eerste die een bewoner spreekt. U luistert, rekent uit wat nodig is en regelt het.

        ## Wat u doet

        - paspoorten, ID-kaarten en rijbewijzen verzorgen en uitreiken
        - verhuizingen, geboortes en overlijdens inschrijven
        - vragen beantwoorden aan de balie, aan de telefoon en in de chat

        ## Wat u meebrengt

        U spreekt en schrijft goed Nederlands en redt u in het Engels. Ervaring met burgerzaken is fijn, maar niet nodig: u krijgt bij ons een opleiding van zes weken.

        > Geen dag is hetzelfde. Vanochtend trouwde ik twee mensen van tachtig. – Nadia Bensaïd, medewerker publieksbalie`,
    },
    en: {
      title: 'Service desk officer',
      description: 'You help residents with a passport, a move or a birth, at the desk in the town hall.',
      words: { department: 'Public services' },
      body: `
        Everything begins at the desk: a child, a house, a journey, sometimes a farewell. You are often the first person a resident talks to. You listen, work out what is needed and arrange it.

        ## What you do

        - process and hand out passports, identity cards and driving licences
        - register moves, births and deaths
        - answer questions at the desk, on the phone and in the chat

        ## What you bring

        You speak and write Dutch well and get by in English. Experience is welcome but not required: we will train you for six weeks.

        > No two days are the same. This morning I conducted the wedding of two eighty-year-olds. – Nadia Bensaïd, service desk officer`,
    },
  },
  {
    name: 'vacature-dijkwerker',
    published: { days: -15 },
    closes: { days: 14 },
    picture: 'dijk',
    fields: { hours: { from: 36, to: 36 }, salary: { from: 2500, to: 3450 } },
    nl: {
      title: 'Medewerker groen en dijken',
      description: 'Buiten werken, het hele jaar. U snoeit, maait en houdt de paden op de dijk veilig.',
      words: { department: 'Openbare ruimte' },
      body: `
        Met een ploeg van zeven zorgt u voor de bermen, de bomen en de paden langs de dijk. In de winter snoeit u knotwilgen, in de zomer maait u en bij storm ruimt u takken.

        U heeft een rijbewijs B en bent niet bang voor regen. Een diploma in het groen is mooi, maar handigheid telt meer. U werkt van 7:30 tot 16:00 uur en heeft elke tweede vrijdag vrij.

        Eerst een dag meelopen? Bel Hendrik Dijkstra, 14 0299. Hij werkt al eenendertig jaar op de dijk.`,
    },
    en: {
      title: 'Parks and dikes worker',
      description: 'Working outdoors all year round. You prune, mow and keep the paths on the dike safe.',
      words: { department: 'Public space' },
      body: `
        In a team of seven you look after the verges, the trees and the paths along the dike. In winter you prune willows, in summer you mow and after a storm you clear branches.

        You have a driving licence and do not mind rain. A diploma is a plus, but skill counts for more. You work from 7:30 to 16:00 and have every other Friday off.

        Would you like to join us for a day first? Call Hendrik Dijkstra on 14 0299. He has worked on the dike for thirty-one years.`,
    },
  },
  {
    name: 'vacature-jurist',
    published: { days: -22 },
    closes: { days: 9 },
    picture: 'havenkade-avond',
    fields: { hours: { from: 32, to: 36 }, salary: { from: 3900, to: 5450 } },
    nl: {
      title: 'Jurist omgevingsrecht',
      description: 'U beoordeelt vergunningen en legt in gewone woorden uit wat wel en niet mag.',
      words: { department: 'Bouwen en wonen' },
      body: `
        Een dakkapel, een stal, een windmolen: u zegt wat de wet ervan vindt. En u legt dat zo uit dat een aanvrager het begrijpt.

        U heeft een master in de rechten en kent de Omgevingswet. U schrijft kort. Bezwaren lost u het liefst op met een gesprek; lukt dat niet, dan staat u rustig bij de rechter.

        We werken met z’n zessen. U kunt twee dagen per week thuis werken.`,
    },
    en: {
      title: 'Planning lawyer',
      description: 'You assess permits and explain in plain words what is allowed and what is not.',
      words: { department: 'Building and housing' },
      body: `
        A dormer window, a stable, a wind turbine: you say what the law allows. And you explain it in a way applicants understand.

        You have a master’s degree in law and know the Dutch Environment and Planning Act. You write concisely. You prefer to settle objections by talking; if that fails, you stay calm in court.

        We are a team of six. You can work from home two days a week. The working language is Dutch.`,
    },
  },
  {
    name: 'vacature-badmeester',
    published: { days: -2 },
    closes: { days: 35 },
    picture: 'zwembad',
    fields: { hours: { from: 8, to: 20 }, salary: { from: 2280, to: 2690 } },
    nl: {
      title: 'Zweminstructeur en badmeester',
      description: 'Leer kinderen zwemmen in De Plons. Dat is goed te combineren met een studie.',
      words: { department: 'Sport' },
      body: `
        In een gemeente aan het water moet ieder kind kunnen zwemmen. U geeft les aan groepjes van acht en houdt toezicht bij vrij zwemmen.

        U heeft een diploma zwemonderwijs of wilt dat halen. Wij betalen de opleiding. U bent minstens achttien jaar en werkt op woensdagmiddag of zaterdagochtend.

        Het seizoen loopt van mei tot half september. In de winter werkt u als u wilt in het binnenbad van buurgemeente Westervaart.`,
    },
    en: {
      title: 'Swimming teacher and lifeguard',
      description: 'Teach children to swim at De Plons. Easy to combine with your studies.',
      words: { department: 'Sport' },
      body: `
        In a municipality by the water, every child must be able to swim. You teach groups of eight and supervise public swimming.

        You have a swimming teacher’s certificate or would like to get one. We pay for the training. You are at least eighteen and can work on Wednesday afternoons or Saturday mornings.

        The season runs from May to the middle of September. In winter you can work at the indoor pool in neighbouring Westervaart.`,
    },
  },
];
