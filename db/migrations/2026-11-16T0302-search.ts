import { sql, type Kysely } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  // Trusted since PostgreSQL 13: the owner of a database may add it.
  await sql`create extension if not exists pg_trgm`.execute(db);

  // What is published, and nothing else. Who may see it stays with the document: rights hold at once, for what is indexed as well.
  await sql`
    create table search_document (
      document_guid uuid not null references document on delete cascade,
      language text not null check (language in ('nl', 'en')),
      type text not null,
      title text not null,
      title_key text not null,
      body text not null,
      title_lexemes tsvector not null,
      lexemes tsvector not null,
      words text[] not null,
      primary key (document_guid, language)
    )`.execute(db);
  // Apart, because a word that is common in one language must not slow down a search in the other.
  for (const language of ['nl', 'en']) {
    const [title, all] = [sql.id(`search_document_title_${language}`), sql.id(`search_document_lexemes_${language}`)];
    await sql`create index ${title} on search_document using gin (title_lexemes) where language = ${sql.lit(language)}`.execute(db);
    await sql`create index ${all} on search_document using gin (lexemes) where language = ${sql.lit(language)}`.execute(db);
  }

  // The words of this site, and in how many documents each stands. Byte order, so that what begins or ends the same stands together.
  await sql`
    create table search_word (
      language text not null check (language in ('nl', 'en')),
      word text collate "C" not null,
      lexeme text not null,
      frequency integer not null,
      primary key (language, word)
    )`.execute(db);
  await sql`create index search_word_ending on search_word (language, reverse(word))`.execute(db);
  await sql`create index search_word_lexeme on search_word (language, lexeme)`.execute(db);
  await sql`create index search_word_trigrams on search_word using gin (word gin_trgm_ops)`.execute(db);
}
