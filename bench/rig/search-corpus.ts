import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { DatabaseConnection } from '#platform/server/db/connection.ts';

/** Words with so many hits in a corpus of any size, made of letters that no other word of it has. */
export const rareTerms = { xqone: 1, xqtwenty: 20, xqhundreds: 200 } as const;
/** In every text. */
export const commonTerm = 'gemeente';

const batch = 2000;
const wordsPerText = 60;

/** So many news items, published and indexed, straight into the tables: publishing them one by one would take most of an hour. */
export async function fillSearchCorpus(owner: DatabaseConnection, count: number): Promise<void> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    const write = createWriter();
    for (let from = 0; from < count; from += batch) {
      const places = Array.from({ length: Math.min(batch, count - from) }, (_, index) => from + index);
      await client.query(insertTexts, [
        places.map(() => randomUUID()),
        places.map(shortIdOf),
        places.map(() => write(4)),
        places.map((place) => `${write(wordsPerText)} ${commonTerm} ${rareTermsAt(place, count).join(' ')}`.trim()),
      ]);
    }
    await client.query(insertWords);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

const insertTexts = `
  with given as (select * from unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) as given(guid, short_id, title, body)),
  documents as (insert into document (guid, kind) select guid, 'list-item' from given),
  items as (insert into list_item (document_guid, short_id, type) select guid, short_id, 'news' from given),
  texts as (
    insert into document_language (document_guid, language, title, is_published, snapshot, card, published_on)
    select guid, 'nl', title, true, '{}', jsonb_build_object('title', title), now() from given
  )
  insert into search_document (document_guid, language, type, title, title_key, body, title_lexemes, lexemes, words)
  select guid, 'nl', 'news', title, title, body, to_tsvector('dutch', title) || to_tsvector('simple', title),
    setweight(to_tsvector('dutch', title), 'A') || setweight(to_tsvector('dutch', body), 'C'),
    array(select distinct word from unnest(string_to_array(title || ' ' || body, ' ')) as word)
  from given`;

const insertWords = `
  insert into search_word (language, word, lexeme, frequency)
  select 'nl', word, lexemes[1], frequency
  from (
    select word, ts_lexize('dutch_stem', word) as lexemes, count(*) as frequency
    from search_document, unnest(words) as word group by word
  ) as counted
  where lexemes[1] is not null
  on conflict (language, word) do update set frequency = excluded.frequency`;

/** Spread evenly: every so many texts one that holds the term. */
function rareTermsAt(place: number, count: number): string[] {
  return Object.entries(rareTerms)
    .filter(([, hits]) => place % Math.floor(count / hits) === 0 && place < Math.floor(count / hits) * hits)
    .map(([term]) => term);
}

const syllables =
  'ba be bo da de do fa ge go ha ho ka ke ko la le lo ma me mo na ne no pa pe po ra re ro sa se so ta te to va ve vo wa we'.split(' ');
const vocabularySize = 50_000;

/** Writes words as texts do: some all the time, most of them seldom. The same every time. */
function createWriter(): (count: number) => string {
  let state = 1;
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const wordAt = (rank: number) => {
    let word = '';
    for (let rest = rank + syllables.length ** 2; rest > 0; rest = Math.floor(rest / syllables.length))
      word += syllables[rest % syllables.length];
    return word;
  };
  return (count) => Array.from({ length: count }, () => wordAt(Math.floor(vocabularySize ** next()))).join(' ');
}

const characters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

function shortIdOf(place: number): string {
  let id = '';
  for (let rest = place; rest > 0; rest = Math.floor(rest / characters.length)) id = characters[rest % characters.length] + id;
  return id.padStart(11, '1');
}
