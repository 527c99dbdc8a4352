import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldRules, type FieldRuleName } from './field-rules.ts';

function expectRule(name: FieldRuleName, { accepts, refuses }: { accepts: string[]; refuses: string[] }) {
  expect(accepts.filter((value) => !fieldRules[name](value))).toEqual([]);
  expect([...refuses, ...refusedByAll].filter((value) => fieldRules[name](value))).toEqual([]);
}

const refusedByAll = ['', ' ', 'x', '\u0000', 'red}</style><script>', 'url(//evil.nl)', 'expression()', '");alert(1)//'];

const hexDigits = Array.from('0123456789abcdefABCDEF');

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

describe('dates and times', () => {
  test('R5.17 a date is year/month/day with slashes', () => {
    expectRule('date', {
      accepts: ['2026/11/05', '2024/02/29', '2000/02/29', '0001/01/01', '9999/12/31'],
      refuses: ['2026-11-05', '05/11/2026', '2026/1/5', '26/01/05', '2026/11/05 ', '2026/11/05\n', '20261/01/01', '٢٠٢٦/١١/٠٥'],
    });
  });

  test('R5.17 a date is on the calendar', () => {
    expectRule('date', {
      accepts: [],
      refuses: [
        '2026/02/29',
        '1900/02/29',
        '2026/02/30',
        '2026/04/31',
        '2026/13/01',
        '2026/00/10',
        '2026/01/00',
        '2026/01/32',
        '0000/01/01',
      ],
    });
    const anyDay = fc.date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true });
    fc.assert(fc.property(anyDay, (day) => fieldRules.date(day.toISOString().slice(0, 10).replaceAll('-', '/'))));
  });

  test('R5.18 a time is HH:MM', () => {
    expectRule('time', {
      accepts: ['00:00', '09:05', '23:59'],
      refuses: ['24:00', '9:05', '09:60', '09:05:00', '0905', '09:5', '09:05 pm', '09:05\n'],
    });
  });

  test('R5.19 a full time is HH:MM:SS', () => {
    expectRule('fullTime', { accepts: ['00:00:00', '23:59:59'], refuses: ['23:59', '23:59:60', '24:00:00', '1:02:03', '01:02:03.4'] });
  });

  test('R5.20 time or full time takes both', () => {
    expectRule('timeOrFullTime', { accepts: ['23:59', '23:59:59'], refuses: ['24:00', '23:59:60', '23:59:'] });
  });

  test('R5.18 R5.19 R5.20 every time of the day has its form, and no other rule takes it', () => {
    const part = (max: number) => fc.integer({ min: 0, max }).map(twoDigits);
    fc.assert(
      fc.property(part(23), part(59), part(59), (hours, minutes, seconds) => {
        const time = `${hours}:${minutes}`;
        const fullTime = `${time}:${seconds}`;
        expect([fieldRules.time(time), fieldRules.fullTime(time), fieldRules.timeOrFullTime(time)]).toEqual([true, false, true]);
        expect([fieldRules.time(fullTime), fieldRules.fullTime(fullTime), fieldRules.timeOrFullTime(fullTime)]).toEqual([
          false,
          true,
          true,
        ]);
      }),
    );
  });
});

describe('e-mail', () => {
  test('R5.21 an e-mail address', () => {
    expectRule('email', {
      accepts: [
        'naam@voorbeeld.nl',
        'Jan.de-Vries+plein@mail.gemeente.nl',
        "o'brien@example.co.uk",
        'a@xn--caf-dma.nl',
        `${'a'.repeat(64)}@b.nl`,
      ],
      refuses: [
        'naam',
        'naam@',
        '@voorbeeld.nl',
        'naam@voorbeeld',
        'naam@localhost',
        'naam@127.0.0.1',
        'naam@[127.0.0.1]',
        'naam@-a.nl',
        'naam@a-.nl',
        'naam@a..nl',
        'naam@a.nl.',
        '.naam@a.nl',
        'naam.@a.nl',
        'na..am@a.nl',
        'na am@a.nl',
        'a@b@c.nl',
        'naam@a.nl\r\nBcc: x@y.nl',
        'naam@a.nl,x@y.nl',
        '"a b"@c.nl',
        'naam <naam@a.nl>',
        `${'a'.repeat(65)}@b.nl`,
        `a@${'b'.repeat(64)}.nl`,
        `a@${'bcd.'.repeat(70)}nl`,
      ],
    });
  });

  test('R5.21 ordinary addresses are accepted, and one with a space never', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.nat(), (address, place) => {
        expect(fieldRules.email(address)).toBe(true);
        const at = place % (address.length + 1);
        expect(fieldRules.email(`${address.slice(0, at)} ${address.slice(at)}`)).toBe(false);
      }),
    );
  });
});

describe('colours', () => {
  test('R5.22 a hex colour has 3 or 6 digits', () => {
    expectRule('hexColor', {
      accepts: ['#fff', '#0B3C5D'],
      refuses: ['fff', '#ff', '#ffff', '#fffff', '#fffffff', '#ffffffff', '#ggg', '#fff;'],
    });
  });

  test('R5.23 a hex colour with alpha has 4 or 8 digits', () => {
    expectRule('hexaColor', { accepts: ['#ffff', '#0B3C5D80'], refuses: ['#fff', '#ffffff', '#fffff', '#fffffffff', '#0B3C5D8g'] });
    expectRule('hexOrHexaColor', { accepts: ['#fff', '#ffff', '#ffffff', '#ffffffff'], refuses: ['#fffff', 'rgb(0,0,0)'] });
  });

  test('R5.24 rgb has three channels from 0 to 255', () => {
    expectRule('rgbColor', {
      accepts: ['rgb(0,0,0)', 'rgb(255, 128, 7)'],
      refuses: [
        'rgb(256,0,0)',
        'rgb(0,0)',
        'rgb(0,0,0,0)',
        'rgb(-1,0,0)',
        'rgb(1.5,0,0)',
        'rgb(007,0,0)',
        'rgb(0,0,0',
        'rgba(0,0,0)',
        'rgb(0 0 0)',
        'rgb(0,0,)',
      ],
    });
  });

  test('R5.25 rgba has three channels and an alpha from 0 to 1', () => {
    expectRule('rgbaColor', {
      accepts: ['rgba(0,0,0,0)', 'rgba(255, 128, 7, 0.5)', 'rgba(1,2,3,.25)', 'rgba(1,2,3,1)', 'rgba(1,2,3,1.0)'],
      refuses: [
        'rgba(0,0,0)',
        'rgba(0,0,0,1.1)',
        'rgba(0,0,0,2)',
        'rgba(0,0,0,-0.1)',
        'rgba(0,0,0,50%)',
        'rgba(0,0,0,0,0)',
        'rgb(0,0,0,0)',
        'rgba(0,0,0,1e-3)',
      ],
    });
  });

  test('R5.26 any colour takes each of the four forms', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    const hex = (length: number) => fc.string({ unit: fc.constantFrom(...hexDigits), minLength: length, maxLength: length });
    const anyColor = fc.oneof(
      fc.constantFrom(3, 4, 6, 8).chain((length) => hex(length).map((digits) => `#${digits}`)),
      fc.tuple(channel, channel, channel).map((channels) => `rgb(${channels.join(', ')})`),
      fc
        .tuple(channel, channel, channel, fc.integer({ min: 0, max: 100 }))
        .map(([r, g, b, alpha]) => `rgba(${r},${g},${b},${alpha / 100})`),
    );
    fc.assert(fc.property(anyColor, (color) => fieldRules.anyColor(color)));
  });

  test('R5.26 C4 any colour takes nothing else', () => {
    expectRule('anyColor', {
      accepts: [],
      refuses: ['red', 'transparent', 'hsl(0,0%,0%)', 'var(--x)', '#fff}', 'rgb(0,0,0)}body{', 'rgb(0,0,url(x))'],
    });
    fc.assert(fc.property(fc.string(), (text) => !fieldRules.anyColor(text) || /^(?:#[0-9a-f]+|rgba?\([0-9., ]+\))$/i.test(text)));
  });
});
