import { z } from 'zod';
import { textsIn } from '#platform/shared/messages.ts';
import { blockMessages } from '../../messages/index.ts';
import { defineBlock } from '../block-type.ts';
import { background, items, itemWords, line, LinkUse } from '../fields.ts';
import { itemOrder } from '../item-order.ts';
import { joinLines, plainText } from '../plain-text.ts';
import { richTextOf } from '../rich-text-of.ts';
import { RichText } from '../rich-text.ts';
import { sampleGuids } from '../sample-guids.ts';

const [weekdays, thursday, weekend] = sampleGuids;

/** How to reach somebody: where, by phone, by e-mail, and when. */
export const contactBlock = defineBlock({
  type: 'contact',
  version: 1,
  category: 'link',
  about: {
    nl: { name: 'Contactgegevens', description: 'Adres, telefoon, e-mail en openingstijden' },
    en: { name: 'Contact details', description: 'Address, phone, email and opening hours' },
  },
  options: z.strictObject({
    background,
    phone: LinkUse.optional(),
    email: LinkUse.optional(),
    map: LinkUse.optional(),
    /** The rows of the opening hours. */
    items: items({}),
  }),
  content: z.strictObject({
    heading: line().default(''),
    address: RichText.optional(),
    map: line(100).default(''),
    phone: line(50).default(''),
    phoneNote: line().default(''),
    email: line(100).default(''),
    hoursHeading: line().default(''),
    items: itemWords({ days: line(100).default(''), hours: line(100).default('') }),
  }),
  ...itemOrder,
  plainText: ({ heading, address, map, phone, phoneNote, email, hoursHeading, items: words }, language) => {
    const t = textsIn(blockMessages, language);
    const hours = Object.values(words).map((row) => `${row.days} ${row.hours}`);
    return joinLines(
      heading,
      ...(address === undefined ? [] : [t.address, plainText(address), map]),
      ...(phone === '' ? [] : [`${t.phone} ${phone}`, phoneNote]),
      ...(email === '' ? [] : [`${t.email} ${email}`]),
      ...(hours.length === 0 ? [] : [hoursHeading, ...hours]),
    );
  },
  sample: {
    options: {
      background: 'none',
      phone: { href: 'tel:140299' },
      email: { href: 'mailto:info@noorderhaven.test' },
      map: { href: 'https://www.openstreetmap.org/?mlat=52.6424&mlon=5.0602#map=17/52.6424/5.0602' },
      items: [{ guid: weekdays }, { guid: thursday }, { guid: weekend }],
    },
    content: {
      nl: {
        heading: 'Contact',
        address: richTextOf('Stadhuis, Havenkade 1', '1234 AB Noorderhaven'),
        map: 'Bekijk op de kaart',
        phone: '14 0299',
        phoneNote: 'Op werkdagen van 8:30 tot 17:00',
        email: 'info@noorderhaven.test',
        hoursHeading: 'Openingstijden',
        items: {
          [weekdays]: { days: 'Maandag tot en met vrijdag', hours: '9:00 tot 17:00' },
          [thursday]: { days: 'Donderdag', hours: '9:00 tot 20:00' },
          [weekend]: { days: 'Zaterdag en zondag', hours: 'gesloten' },
        },
      },
      en: {
        heading: 'Contact',
        address: richTextOf('Town hall, Havenkade 1', '1234 AB Noorderhaven'),
        map: 'See it on the map',
        phone: '14 0299',
        phoneNote: 'On working days from 8:30 to 17:00',
        email: 'info@noorderhaven.test',
        hoursHeading: 'Opening hours',
        items: {
          [weekdays]: { days: 'Monday to Friday', hours: '9:00 to 17:00' },
          [thursday]: { days: 'Thursday', hours: '9:00 to 20:00' },
          [weekend]: { days: 'Saturday and Sunday', hours: 'closed' },
        },
      },
    },
  },
});
