-- Written by tools/dump-schema.ts from the migrations. Do not edit.

create extension pg_trgm;

CREATE OR REPLACE FUNCTION public.audit_is_kept(type text, happened_on timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
      select happened_on > now() - case
        when split_part(type, '.', 1) in ('document', 'block', 'listitem', 'list', 'asset', 'menu', 'cache') then interval '1 year'
        else interval '2 years'
      end
    $function$;

CREATE OR REPLACE FUNCTION public.count_list_entries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if tg_op <> 'INSERT' then
        update list_counter counter set total = counter.total - gone.total
        from (
          select list_guid, language, role_ids, edit_roles, is_highlighted, count(*) total from old_rows where is_due group by 1, 2, 3, 4, 5
        ) gone
        where (counter.list_guid, counter.language, counter.role_ids, counter.edit_roles, counter.is_highlighted)
          = (gone.list_guid, gone.language, gone.role_ids, gone.edit_roles, gone.is_highlighted);
      end if;
      if tg_op <> 'DELETE' then
        insert into list_counter as counter (list_guid, language, role_ids, edit_roles, is_highlighted, total)
        select list_guid, language, role_ids, edit_roles, is_highlighted, count(*) from new_rows where is_due group by 1, 2, 3, 4, 5
        order by 1, 2, 3, 4, 5
        on conflict (list_guid, language, role_ids, edit_roles, is_highlighted) do update set total = counter.total + excluded.total;
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.delete_expired_audit()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      delete from audit where id in (
        select id from audit where happened_on < now() - interval '1 year' and not audit_is_kept(type, happened_on)
        order by happened_on, id limit 10000)
    $function$;

CREATE OR REPLACE FUNCTION public.note_page_titles()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      changed uuid := (case when tg_op = 'DELETE' then old else new end).document_guid;
    begin
      update document set
        title_nl = (select title from document_language where document_guid = changed and title is not null order by language = 'nl' desc limit 1),
        title_en = (select title from document_language where document_guid = changed and title is not null order by language = 'en' desc limit 1)
      where guid = changed and kind = 'page';
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.note_sitemap_document()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      perform note_sitemap_part((select sitemap_part from list_item where document_guid = new.guid));
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.note_sitemap_item()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      perform note_sitemap_part((case when tg_op = 'DELETE' then old else new end).sitemap_part);
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.note_sitemap_lists()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      changed uuid := (case when tg_op = 'DELETE' then old else new end).item_guid;
    begin
      perform note_sitemap_part((
        select sitemap_part from list_item where document_guid = changed
          and exists (select from document_language where document_guid = changed and is_published)));
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.note_sitemap_part(changed integer)
 RETURNS void
 LANGUAGE sql
AS $function$
      insert into sitemap_part as known (part, changed_in, changed_on)
      select changed, pg_current_xact_id()::text::bigint, now() where changed is not null
      on conflict (part) do update set changed_in = excluded.changed_in, changed_on = excluded.changed_on
      where known.changed_in <> excluded.changed_in
    $function$;

CREATE OR REPLACE FUNCTION public.note_sitemap_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      changed uuid := (case when tg_op = 'DELETE' then old else new end).document_guid;
    begin
      perform note_sitemap_part((select sitemap_part from list_item where document_guid = changed));
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.refuse_audit_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      raise exception 'audit rows are never changed or removed' using errcode = 'insufficient_privilege';
    end $function$;

CREATE OR REPLACE FUNCTION public.refuse_erased_user_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      raise exception 'who was erased stays noted' using errcode = 'insufficient_privilege';
    end $function$;

create table app_user (
  guid uuid default gen_random_uuid() not null,
  email text not null,
  email_key text not null,
  email_verified_on timestamp with time zone,
  first_name text default ''::text not null,
  middle_name text default ''::text not null,
  last_name text default ''::text not null,
  is_admin boolean default false not null,
  is_mett boolean default false not null,
  is_developer boolean default false not null,
  is_content_manager boolean default false not null,
  is_active boolean default true not null,
  terms_of_use_version_accepted integer,
  version integer default 1 not null,
  created_on timestamp with time zone default now() not null,
  updated_on timestamp with time zone default now() not null,
  delete_on timestamp with time zone,
  deleted_on timestamp with time zone,
  last_seen_on timestamp with time zone,
  sought_by text generated always as (lower(((((((((((first_name ||
CASE
    WHEN ((first_name <> ''::text) AND (middle_name <> ''::text)) THEN ' '::text
    ELSE ''::text
END) || middle_name) ||
CASE
    WHEN (((first_name || middle_name) <> ''::text) AND (last_name <> ''::text)) THEN ' '::text
    ELSE ''::text
END) || last_name) || chr(1)) || first_name) ||
CASE
    WHEN ((first_name <> ''::text) AND (last_name <> ''::text)) THEN ' '::text
    ELSE ''::text
END) || last_name) || chr(1)) || email))) stored,
  constraint app_user_pkey PRIMARY KEY (guid),
  constraint app_user_email_key_unique UNIQUE (email_key)
);
CREATE INDEX app_user_by_name ON public.app_user USING btree (last_name COLLATE "nl-x-icu", first_name COLLATE "nl-x-icu", middle_name COLLATE "nl-x-icu", guid) WHERE (deleted_on IS NULL);
CREATE INDEX app_user_sought_by ON public.app_user USING gin (sought_by gin_trgm_ops);

create table asset (
  guid uuid default gen_random_uuid() not null,
  kind text not null,
  file_name text not null,
  mime_type text not null,
  bytes integer not null,
  width integer,
  height integer,
  frames integer default 1 not null,
  hash text not null,
  storage_key text not null,
  focal_x real default 0.5 not null,
  focal_y real default 0.5 not null,
  uploaded_by uuid,
  created_on timestamp with time zone default now() not null,
  profile_of uuid,
  constraint asset_pkey PRIMARY KEY (guid),
  constraint asset_storage_key UNIQUE (storage_key),
  constraint asset_bytes_check CHECK ((bytes > 0)),
  constraint asset_check CHECK (((kind = 'image'::text) = ((width IS NOT NULL) AND (height IS NOT NULL)))),
  constraint asset_focal_x_check CHECK (((focal_x >= (0)::double precision) AND (focal_x <= (1)::double precision))),
  constraint asset_focal_y_check CHECK (((focal_y >= (0)::double precision) AND (focal_y <= (1)::double precision))),
  constraint asset_frames_check CHECK ((frames > 0)),
  constraint asset_kind_check CHECK ((kind = ANY (ARRAY['image'::text, 'document'::text]))),
  constraint asset_profile_of_fkey FOREIGN KEY (profile_of) REFERENCES app_user(guid) ON DELETE CASCADE,
  constraint asset_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES app_user(guid) ON DELETE SET NULL
);
CREATE INDEX asset_profile ON public.asset USING btree (profile_of) WHERE (profile_of IS NOT NULL);
CREATE INDEX asset_uploaded_by ON public.asset USING btree (uploaded_by);

create table audit (
  id bigint generated always as identity not null,
  happened_on timestamp with time zone default now() not null,
  type text not null,
  result text not null,
  actor_kind text not null,
  actor_guid uuid,
  subject_guid uuid,
  network text default ''::text not null,
  correlation_id text default ''::text not null,
  details jsonb default '{}'::jsonb not null,
  constraint audit_pkey PRIMARY KEY (id),
  constraint audit_result_check CHECK ((result = ANY (ARRAY['done'::text, 'denied'::text, 'failed'::text])))
);
CREATE INDEX audit_actor ON public.audit USING btree (actor_guid, happened_on);
CREATE INDEX audit_moment ON public.audit USING btree (happened_on, id);
CREATE INDEX audit_not_done ON public.audit USING btree (result, happened_on, id) WHERE (result <> 'done'::text);
CREATE INDEX audit_noun ON public.audit USING btree (split_part(type, '.'::text, 1), happened_on, id);
CREATE INDEX audit_setting ON public.audit USING btree (((details ->> 'key'::text)), id) WHERE (type = 'settings.changed'::text);
CREATE INDEX audit_subject ON public.audit USING btree (subject_guid, happened_on);
CREATE TRIGGER audit_is_append_only BEFORE UPDATE OR TRUNCATE ON public.audit FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_is_kept BEFORE DELETE ON public.audit FOR EACH ROW WHEN (audit_is_kept(old.type, old.happened_on)) EXECUTE FUNCTION refuse_audit_change();

create table block (
  guid uuid default gen_random_uuid() not null,
  document_guid uuid not null,
  type text not null,
  layout_position text default 'main'::text not null,
  sort_id integer default 0 not null,
  options jsonb default '{}'::jsonb not null,
  version integer default 1 not null,
  format integer default 1 not null,
  changed_on timestamp with time zone default now() not null,
  changed_by uuid,
  moved_version integer default 1 not null,
  languages text[],
  is_hidden boolean default false not null,
  removed_on timestamp with time zone,
  removed_by uuid,
  add_permission text default 'Admin'::text not null,
  add_roles uuid[] default '{}'::uuid[] not null,
  constraint block_pkey PRIMARY KEY (guid),
  constraint block_add_permission_check CHECK ((add_permission = ANY (ARRAY['Admin'::text, 'Roles'::text, 'Users'::text]))),
  constraint block_languages_check CHECK (((languages <@ ARRAY['nl'::text, 'en'::text]) AND (cardinality(languages) > 0))),
  constraint block_layout_position_check CHECK ((layout_position = ANY (ARRAY['top'::text, 'main'::text, 'side-left'::text, 'side-right'::text, 'bottom'::text]))),
  constraint block_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES app_user(guid) ON DELETE SET NULL,
  constraint block_document_guid_fkey FOREIGN KEY (document_guid) REFERENCES document(guid) ON DELETE CASCADE,
  constraint block_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES app_user(guid) ON DELETE SET NULL
);
CREATE INDEX block_changed_by ON public.block USING btree (changed_by) WHERE (changed_by IS NOT NULL);
CREATE INDEX block_document ON public.block USING btree (document_guid, layout_position, sort_id);
CREATE INDEX block_removed ON public.block USING btree (removed_on) WHERE (removed_on IS NOT NULL);
CREATE INDEX block_removed_by ON public.block USING btree (removed_by) WHERE (removed_by IS NOT NULL);

create table block_content (
  block_guid uuid not null,
  language text not null,
  content jsonb not null,
  version integer default 1 not null,
  format integer default 1 not null,
  changed_on timestamp with time zone default now() not null,
  changed_by uuid,
  based_on integer,
  constraint block_content_pkey PRIMARY KEY (block_guid, language),
  constraint block_content_language_check CHECK ((language = ANY (ARRAY['nl'::text, 'en'::text]))),
  constraint block_content_block_guid_fkey FOREIGN KEY (block_guid) REFERENCES block(guid) ON DELETE CASCADE,
  constraint block_content_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES app_user(guid) ON DELETE SET NULL
);
CREATE INDEX block_content_changed_by ON public.block_content USING btree (changed_by) WHERE (changed_by IS NOT NULL);

create table client_log (
  id bigint generated always as identity not null,
  received_on timestamp with time zone default now() not null,
  logged_on timestamp with time zone not null,
  level smallint not null,
  short_message text not null,
  full_message text not null,
  origin text not null,
  platform text not null,
  user_agent text not null,
  is_bot boolean not null,
  user_guid uuid,
  network text not null,
  correlation_id text not null,
  constraint client_log_pkey PRIMARY KEY (id)
);
CREATE INDEX client_log_received ON public.client_log USING btree (received_on);

create table content_change (
  version bigint not null,
  type text not null,
  subject_guid uuid,
  changed_on timestamp with time zone default now() not null,
  constraint content_change_pkey PRIMARY KEY (version)
);

create table content_version (
  only_row boolean default true not null,
  version bigint default 1 not null,
  constraint content_version_pkey PRIMARY KEY (only_row),
  constraint content_version_only_row_check CHECK (only_row)
);

create table data_export (
  guid uuid default gen_random_uuid() not null,
  user_guid uuid not null,
  state text default 'waiting'::text not null,
  storage_key text,
  bytes bigint,
  created_on timestamp with time zone default now() not null,
  expires_on timestamp with time zone,
  language text default 'nl'::text not null,
  is_by_admin boolean default false not null,
  progress smallint default 0 not null,
  constraint data_export_pkey PRIMARY KEY (guid),
  constraint data_export_language_check CHECK ((language = ANY (ARRAY['nl'::text, 'en'::text]))),
  constraint data_export_progress_check CHECK (((progress >= 0) AND (progress <= 100))),
  constraint data_export_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'ready'::text, 'failed'::text]))),
  constraint data_export_user_guid_fkey FOREIGN KEY (user_guid) REFERENCES app_user(guid) ON DELETE CASCADE
);
CREATE UNIQUE INDEX data_export_one_at_a_time ON public.data_export USING btree (user_guid) WHERE (state = 'waiting'::text);
CREATE INDEX data_export_person ON public.data_export USING btree (user_guid, created_on);

create table document (
  guid uuid default gen_random_uuid() not null,
  kind text not null,
  layout text default '100'::text not null,
  options jsonb default '{}'::jsonb not null,
  role_ids uuid[] default '{}'::uuid[] not null,
  edit_permission text default 'Admin'::text not null,
  edit_roles uuid[] default '{}'::uuid[] not null,
  version integer default 1 not null,
  created_on timestamp with time zone default now() not null,
  updated_on timestamp with time zone default now() not null,
  deleted_on timestamp with time zone,
  title_nl text,
  title_en text,
  structure_version integer default 1 not null,
  structure_changed_on timestamp with time zone default now() not null,
  structure_changed_by uuid,
  constraint document_pkey PRIMARY KEY (guid),
  constraint document_edit_permission_check CHECK ((edit_permission = ANY (ARRAY['Admin'::text, 'Roles'::text]))),
  constraint document_kind_check CHECK ((kind = ANY (ARRAY['page'::text, 'list-item'::text, 'footer'::text, 'template'::text]))),
  constraint document_layout_check CHECK ((layout = ANY (ARRAY['100'::text, '25-75'::text, '75-25'::text, '25-50-25'::text]))),
  constraint document_structure_changed_by_fkey FOREIGN KEY (structure_changed_by) REFERENCES app_user(guid) ON DELETE SET NULL
);
CREATE INDEX document_pages_changed ON public.document USING btree (updated_on) WHERE ((kind = 'page'::text) AND (deleted_on IS NULL));
CREATE INDEX document_pages_en ON public.document USING btree (title_en COLLATE "nl-x-icu", guid) WHERE ((kind = 'page'::text) AND (deleted_on IS NULL));
CREATE INDEX document_pages_nl ON public.document USING btree (title_nl COLLATE "nl-x-icu", guid) WHERE ((kind = 'page'::text) AND (deleted_on IS NULL));
CREATE INDEX document_pages_sought ON public.document USING gin (title_nl gin_trgm_ops, title_en gin_trgm_ops) WHERE ((kind = 'page'::text) AND (deleted_on IS NULL));
CREATE INDEX document_structure_changed_by ON public.document USING btree (structure_changed_by) WHERE (structure_changed_by IS NOT NULL);
CREATE CONSTRAINT TRIGGER document_in_sitemap AFTER UPDATE ON public.document DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.kind = 'list-item'::text) AND ((old.role_ids <> new.role_ids) OR (old.deleted_on IS DISTINCT FROM new.deleted_on)))) EXECUTE FUNCTION note_sitemap_document();

create table document_event (
  id bigint generated always as identity not null,
  document_guid uuid not null,
  kind text not null,
  block_guid uuid,
  language text,
  version integer,
  made_by uuid,
  happened_on timestamp with time zone default clock_timestamp() not null,
  constraint document_event_pkey PRIMARY KEY (id),
  constraint document_event_kind_check CHECK ((kind = ANY (ARRAY['words'::text, 'structure'::text, 'published'::text, 'unpublished'::text, 'discarded'::text, 'restored'::text, 'rights'::text]))),
  constraint document_event_language_check CHECK ((language = ANY (ARRAY['nl'::text, 'en'::text]))),
  constraint document_event_document_guid_fkey FOREIGN KEY (document_guid) REFERENCES document(guid) ON DELETE CASCADE,
  constraint document_event_made_by_fkey FOREIGN KEY (made_by) REFERENCES app_user(guid) ON DELETE SET NULL
);
CREATE INDEX document_event_document ON public.document_event USING btree (document_guid, id);
CREATE INDEX document_event_happened ON public.document_event USING btree (happened_on);
CREATE INDEX document_event_made_by ON public.document_event USING btree (made_by) WHERE (made_by IS NOT NULL);

create table document_language (
  document_guid uuid not null,
  language text not null,
  title text,
  description text,
  is_published boolean default false not null,
  snapshot jsonb,
  snapshot_version integer,
  published_on timestamp with time zone,
  fields jsonb default '{}'::jsonb not null,
  card jsonb,
  draft_version integer default 1 not null,
  draft_changed_on timestamp with time zone default now() not null,
  draft_changed_by uuid,
  words_version integer default 1 not null,
  published_structure_version integer,
  published_draft_version integer,
  compared_key text,
  compared_changed boolean,
  replaced jsonb,
  constraint document_language_pkey PRIMARY KEY (document_guid, language),
  constraint document_language_check CHECK (((NOT is_published) OR (snapshot IS NOT NULL))),
  constraint document_language_dutch_title CHECK (((language <> 'nl'::text) OR (title IS NOT NULL))),
  constraint document_language_language_check CHECK ((language = ANY (ARRAY['nl'::text, 'en'::text]))),
  constraint document_language_published_card CHECK (((NOT is_published) OR (card IS NOT NULL))),
  constraint document_language_document_guid_fkey FOREIGN KEY (document_guid) REFERENCES document(guid) ON DELETE CASCADE,
  constraint document_language_draft_changed_by_fkey FOREIGN KEY (draft_changed_by) REFERENCES app_user(guid) ON DELETE SET NULL
);
CREATE INDEX document_language_draft_changed_by ON public.document_language USING btree (draft_changed_by) WHERE (draft_changed_by IS NOT NULL);
CREATE TRIGGER page_title_added AFTER INSERT ON public.document_language FOR EACH ROW EXECUTE FUNCTION note_page_titles();
CREATE TRIGGER page_title_changed AFTER UPDATE OF title ON public.document_language FOR EACH ROW EXECUTE FUNCTION note_page_titles();
CREATE TRIGGER page_title_removed AFTER DELETE ON public.document_language FOR EACH ROW EXECUTE FUNCTION note_page_titles();
CREATE CONSTRAINT TRIGGER words_added_to_sitemap AFTER INSERT ON public.document_language DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.is_published) EXECUTE FUNCTION note_sitemap_words();
CREATE CONSTRAINT TRIGGER words_in_sitemap AFTER UPDATE ON public.document_language DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.is_published OR new.is_published) AND ((old.is_published <> new.is_published) OR (old.published_on IS DISTINCT FROM new.published_on) OR (old.card IS DISTINCT FROM new.card)))) EXECUTE FUNCTION note_sitemap_words();
CREATE CONSTRAINT TRIGGER words_out_of_sitemap AFTER DELETE ON public.document_language DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.is_published) EXECUTE FUNCTION note_sitemap_words();

create table document_operation (
  document_guid uuid not null,
  user_guid uuid not null,
  id uuid not null,
  versions jsonb not null,
  done_on timestamp with time zone default now() not null,
  constraint document_operation_pkey PRIMARY KEY (document_guid, user_guid, id),
  constraint document_operation_document_guid_fkey FOREIGN KEY (document_guid) REFERENCES document(guid) ON DELETE CASCADE,
  constraint document_operation_user_guid_fkey FOREIGN KEY (user_guid) REFERENCES app_user(guid) ON DELETE CASCADE
);
CREATE INDEX document_operation_done ON public.document_operation USING btree (done_on);
CREATE INDEX document_operation_user ON public.document_operation USING btree (user_guid);

create table document_presence (
  document_guid uuid not null,
  tab uuid not null,
  user_guid uuid not null,
  language text not null,
  block_guid uuid,
  since timestamp with time zone default now() not null,
  seen_on timestamp with time zone default now() not null,
  constraint document_presence_pkey PRIMARY KEY (document_guid, tab),
  constraint document_presence_language_check CHECK ((language = ANY (ARRAY['nl'::text, 'en'::text]))),
  constraint document_presence_document_guid_fkey FOREIGN KEY (document_guid) REFERENCES document(guid) ON DELETE CASCADE,
  constraint document_presence_user_guid_fkey FOREIGN KEY (user_guid) REFERENCES app_user(guid) ON DELETE CASCADE
);
CREATE INDEX document_presence_seen ON public.document_presence USING btree (seen_on);
CREATE INDEX document_presence_user ON public.document_presence USING btree (user_guid);

create table document_reference (
  document_guid uuid not null,
  language text not null,
  is_draft boolean default false not null,
  target_kind text not null,
  target_guid uuid,
  url text,
  source_guid uuid,
  constraint document_reference_check CHECK (((target_kind = 'url'::text) = (url IS NOT NULL))),
  constraint document_reference_check1 CHECK (((target_kind = 'url'::text) = (target_guid IS NULL))),
  constraint document_reference_language_check CHECK ((language = ANY (ARRAY['nl'::text, 'en'::text]))),
  constraint document_reference_target_kind_check CHECK ((target_kind = ANY (ARRAY['asset'::text, 'page'::text, 'item'::text, 'url'::text]))),
  constraint document_reference_document_guid_fkey FOREIGN KEY (document_guid) REFERENCES document(guid) ON DELETE CASCADE
);
CREATE INDEX document_reference_document ON public.document_reference USING btree (document_guid, language);
CREATE INDEX document_reference_source ON public.document_reference USING btree (document_guid, source_guid) WHERE is_draft;
CREATE INDEX document_reference_target ON public.document_reference USING btree (target_guid, target_kind) WHERE (target_guid IS NOT NULL);
CREATE INDEX document_reference_url ON public.document_reference USING btree (url) WHERE (url IS NOT NULL);

create table editing_work (
  document_guid uuid not null,
  user_guid uuid not null,
  language text not null,
  saved_on timestamp with time zone default now() not null,
  constraint editing_work_pkey PRIMARY KEY (document_guid, user_guid, language),
  constraint editing_work_language_check CHECK ((language = ANY (ARRAY[''::text, 'nl'::text, 'en'::text]))),
  constraint editing_work_document_guid_fkey FOREIGN KEY (document_guid) REFERENCES document(guid) ON DELETE CASCADE,
  constraint editing_work_user_guid_fkey FOREIGN KEY (user_guid) REFERENCES app_user(guid) ON DELETE CASCADE
);
CREATE INDEX editing_work_saved ON public.editing_work USING btree (saved_on);
CREATE INDEX editing_work_user ON public.editing_work USING btree (user_guid);

create table erased_user (
  user_guid uuid not null,
  erased_on timestamp with time zone default now() not null,
  constraint erased_user_pkey PRIMARY KEY (user_guid)
);
CREATE TRIGGER erased_user_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.erased_user FOR EACH STATEMENT EXECUTE FUNCTION refuse_erased_user_change();

create table idempotency (
  scope text not null,
  key text not null,
  request_hash text not null,
  body jsonb,
  created_on timestamp with time zone default now() not null,
  constraint idempotency_pkey PRIMARY KEY (scope, key)
);
CREATE INDEX idempotency_created ON public.idempotency USING btree (created_on);

create table invitation (
  guid uuid default gen_random_uuid() not null,
  code_hash bytea not null,
  email text not null,
  email_key text not null,
  role_guids uuid[] default '{}'::uuid[] not null,
  is_admin boolean default false not null,
  is_content_manager boolean default false not null,
  language text not null,
  message text default ''::text not null,
  inviter_guid uuid,
  state text default 'pending'::text not null,
  user_guid uuid,
  created_on timestamp with time zone default now() not null,
  sent_on timestamp with time zone default now() not null,
  expires_on timestamp with time zone not null,
  answered_on timestamp with time zone,
  version integer default 1 not null,
  name text default ''::text not null,
  constraint invitation_pkey PRIMARY KEY (guid),
  constraint invitation_code_hash_unique UNIQUE (code_hash),
  constraint invitation_language_check CHECK ((language = ANY (ARRAY['nl'::text, 'en'::text]))),
  constraint invitation_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'accepted'::text, 'declined'::text, 'revoked'::text]))),
  constraint invitation_inviter_guid_fkey FOREIGN KEY (inviter_guid) REFERENCES app_user(guid) ON DELETE SET NULL,
  constraint invitation_user_guid_fkey FOREIGN KEY (user_guid) REFERENCES app_user(guid) ON DELETE SET NULL
);
CREATE UNIQUE INDEX invitation_pending_email ON public.invitation USING btree (email_key) WHERE (state = 'pending'::text);

create table list_counter (
  list_guid uuid not null,
  language text not null,
  role_ids uuid[] not null,
  edit_roles uuid[] not null,
  is_highlighted boolean not null,
  total integer not null,
  constraint list_counter_pkey PRIMARY KEY (list_guid, language, role_ids, edit_roles, is_highlighted)
);

create table list_entry (
  list_guid uuid not null,
  language text not null,
  item_guid uuid not null,
  title text not null,
  published_on timestamp with time zone not null,
  starts_on timestamp with time zone,
  position integer not null,
  is_highlighted boolean not null,
  role_ids uuid[] not null,
  edit_roles uuid[] not null,
  is_due boolean not null,
  constraint list_entry_pkey PRIMARY KEY (list_guid, language, item_guid),
  constraint list_entry_language_check CHECK ((language = ANY (ARRAY['nl'::text, 'en'::text]))),
  constraint list_entry_item_guid_fkey FOREIGN KEY (item_guid) REFERENCES document(guid) ON DELETE CASCADE
);
CREATE INDEX list_entry_item ON public.list_entry USING btree (item_guid);
CREATE INDEX list_entry_position ON public.list_entry USING btree (list_guid, language, "position", item_guid);
CREATE INDEX list_entry_published ON public.list_entry USING btree (list_guid, language, published_on DESC, item_guid);
CREATE INDEX list_entry_starts ON public.list_entry USING btree (list_guid, language, starts_on, item_guid);
CREATE INDEX list_entry_title ON public.list_entry USING btree (list_guid, language, title COLLATE "nl-x-icu", item_guid);
CREATE TRIGGER list_entry_added AFTER INSERT ON public.list_entry REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_list_entries();
CREATE TRIGGER list_entry_changed AFTER UPDATE ON public.list_entry REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_list_entries();
CREATE TRIGGER list_entry_removed AFTER DELETE ON public.list_entry REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_list_entries();

create table list_item (
  document_guid uuid not null,
  short_id text not null,
  type text not null,
  published_on timestamp with time zone default now() not null,
  starts_on timestamp with time zone,
  ends_on timestamp with time zone,
  is_highlighted boolean default false not null,
  is_due boolean default true not null,
  number bigint generated always as identity not null,
  sitemap_part integer generated always as (((((number - 1) / 1000) + 1))::integer) stored,
  constraint list_item_pkey PRIMARY KEY (document_guid),
  constraint list_item_short_id UNIQUE (short_id),
  constraint list_item_short_id_check CHECK ((short_id ~ '^[1-9A-HJ-NP-Za-km-z]{11}$'::text)),
  constraint list_item_document_guid_fkey FOREIGN KEY (document_guid) REFERENCES document(guid) ON DELETE CASCADE
);
CREATE INDEX list_item_sitemap_part ON public.list_item USING btree (sitemap_part);
CREATE INDEX list_item_waiting ON public.list_item USING btree (published_on) WHERE (NOT is_due);
CREATE CONSTRAINT TRIGGER list_item_in_sitemap AFTER UPDATE ON public.list_item DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.is_due <> new.is_due) OR (old.published_on <> new.published_on))) EXECUTE FUNCTION note_sitemap_item();
CREATE CONSTRAINT TRIGGER list_item_out_of_sitemap AFTER DELETE ON public.list_item DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_sitemap_item();

create table list_membership (
  list_guid uuid not null,
  item_guid uuid not null,
  position integer default 0 not null,
  ordinal smallint default 0 not null,
  constraint list_membership_pkey PRIMARY KEY (list_guid, item_guid),
  constraint list_membership_item_guid_fkey FOREIGN KEY (item_guid) REFERENCES document(guid) ON DELETE CASCADE
);
CREATE INDEX list_membership_item ON public.list_membership USING btree (item_guid);
CREATE CONSTRAINT TRIGGER lists_in_sitemap AFTER INSERT OR DELETE OR UPDATE ON public.list_membership DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_sitemap_lists();

create table login_attempt (
  guid uuid default gen_random_uuid() not null,
  token_hash bytea not null,
  user_guid uuid,
  method text not null,
  challenge text,
  return_to text default ''::text not null,
  created_on timestamp with time zone default now() not null,
  expires_on timestamp with time zone not null,
  used_on timestamp with time zone,
  constraint login_attempt_pkey PRIMARY KEY (guid),
  constraint login_attempt_token_hash_unique UNIQUE (token_hash),
  constraint login_attempt_method_check CHECK ((method = ANY (ARRAY['password'::text, 'passkey'::text, 'openid'::text]))),
  constraint login_attempt_user_guid_fkey FOREIGN KEY (user_guid) REFERENCES app_user(guid) ON DELETE CASCADE
);

create table mail (
  guid uuid default gen_random_uuid() not null,
  kind text not null,
  language text not null,
  to_address text not null,
  user_guid uuid,
  subject text not null,
  content bytea,
  state text default 'waiting'::text not null,
  attempts integer default 0 not null,
  last_error text,
  correlation_id text default ''::text not null,
  created_on timestamp with time zone default now() not null,
  sent_on timestamp with time zone,
  resent_as uuid,
  constraint mail_pkey PRIMARY KEY (guid),
  constraint mail_language_check CHECK ((language = ANY (ARRAY['nl'::text, 'en'::text]))),
  constraint mail_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text]))),
  constraint mail_resent_as_fkey FOREIGN KEY (resent_as) REFERENCES mail(guid) ON DELETE SET NULL,
  constraint mail_user_guid_fkey FOREIGN KEY (user_guid) REFERENCES app_user(guid) ON DELETE SET NULL
);
CREATE INDEX mail_address ON public.mail USING btree (lower(to_address));
CREATE INDEX mail_created ON public.mail USING btree (created_on);
CREATE INDEX mail_person ON public.mail USING btree (user_guid, created_on);
CREATE INDEX mail_resent_as ON public.mail USING btree (resent_as) WHERE (resent_as IS NOT NULL);
CREATE INDEX mail_state ON public.mail USING btree (state, created_on);

create table menu_item (
  guid uuid default gen_random_uuid() not null,
  parent_guid uuid,
  position integer default 0 not null,
  page_guid uuid,
  external_url text,
  constraint menu_item_pkey PRIMARY KEY (guid),
  constraint menu_item_one_target CHECK (((page_guid IS NULL) OR (external_url IS NULL))),
  constraint menu_item_page_guid_fkey FOREIGN KEY (page_guid) REFERENCES document(guid) ON DELETE SET NULL,
  constraint menu_item_parent_guid_fkey FOREIGN KEY (parent_guid) REFERENCES menu_item(guid) ON DELETE CASCADE
);
CREATE INDEX menu_item_parent ON public.menu_item USING btree (parent_guid, "position");

create table menu_item_language (
  menu_item_guid uuid not null,
  language text not null,
  name text not null,
  url_segment text not null,
  constraint menu_item_language_pkey PRIMARY KEY (menu_item_guid, language),
  constraint menu_item_language_language_check CHECK ((language = ANY (ARRAY['nl'::text, 'en'::text]))),
  constraint menu_item_language_menu_item_guid_fkey FOREIGN KEY (menu_item_guid) REFERENCES menu_item(guid) ON DELETE CASCADE
);

create table one_time_token (
  guid uuid default gen_random_uuid() not null,
  purpose text not null,
  token_hash bytea not null,
  user_guid uuid,
  email text,
  created_on timestamp with time zone default now() not null,
  expires_on timestamp with time zone not null,
  used_on timestamp with time zone,
  constraint one_time_token_pkey PRIMARY KEY (guid),
  constraint one_time_token_hash_unique UNIQUE (token_hash),
  constraint one_time_token_purpose_check CHECK ((purpose = ANY (ARRAY['reset'::text, 'verify'::text, 'change-email'::text, 'revert-email'::text, 'dispute'::text, 'set-up'::text]))),
  constraint one_time_token_user_guid_fkey FOREIGN KEY (user_guid) REFERENCES app_user(guid) ON DELETE CASCADE
);
CREATE INDEX one_time_token_expires ON public.one_time_token USING btree (expires_on);
CREATE INDEX one_time_token_person ON public.one_time_token USING btree (user_guid, purpose);

create table passkey (
  guid uuid default gen_random_uuid() not null,
  user_guid uuid not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint default 0 not null,
  transports text[] default '{}'::text[] not null,
  name text not null,
  created_on timestamp with time zone default now() not null,
  last_used_on timestamp with time zone,
  constraint passkey_pkey PRIMARY KEY (guid),
  constraint passkey_credential_unique UNIQUE (credential_id),
  constraint passkey_user_guid_fkey FOREIGN KEY (user_guid) REFERENCES app_user(guid) ON DELETE CASCADE
);
CREATE INDEX passkey_person ON public.passkey USING btree (user_guid);

create table platform_setting (
  key text not null,
  value jsonb not null,
  version integer default 1 not null,
  updated_on timestamp with time zone default now() not null,
  updated_by uuid,
  constraint platform_setting_pkey PRIMARY KEY (key),
  constraint platform_setting_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES app_user(guid) ON DELETE SET NULL
);

create table property_definition (
  key text not null,
  category text not null,
  section text not null,
  subsection text default ''::text not null,
  section_ordinal integer default 0 not null,
  subsection_ordinal integer default 0 not null,
  ordinal integer default 0 not null,
  visible_for text not null,
  visible_for_roles uuid[] default '{}'::uuid[] not null,
  input_type text not null,
  required boolean default false not null,
  options jsonb default '[]'::jsonb not null,
  default_value text default ''::text not null,
  autocomplete text default ''::text not null,
  mett boolean default false not null,
  is_built_in boolean default false not null,
  texts jsonb not null,
  version integer default 1 not null,
  is_active boolean default true not null,
  constraint property_definition_pkey PRIMARY KEY (key),
  constraint property_definition_category_check CHECK ((category = ANY (ARRAY['profile'::text, 'security'::text, 'privacy'::text]))),
  constraint property_definition_visible_for_check CHECK ((visible_for = ANY (ARRAY['everyone'::text, 'users'::text, 'roles'::text, 'me'::text, 'staff'::text])))
);

create table put_off_matter (
  user_guid uuid not null,
  matter text not null,
  size integer not null,
  until timestamp with time zone not null,
  constraint put_off_matter_pkey PRIMARY KEY (user_guid, matter),
  constraint put_off_matter_matter_check CHECK ((length(matter) <= 100)),
  constraint put_off_matter_user_guid_fkey FOREIGN KEY (user_guid) REFERENCES app_user(guid) ON DELETE CASCADE
);
CREATE INDEX put_off_matter_until ON public.put_off_matter USING btree (until);

create table rate_limit (
  key text not null,
  used integer not null,
  ends_on timestamp with time zone not null,
  constraint rate_limit_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limit_ends ON public.rate_limit USING btree (ends_on);

create table recovery_code (
  user_guid uuid not null,
  code_hash bytea not null,
  used_on timestamp with time zone,
  created_on timestamp with time zone default now() not null,
  constraint recovery_code_pkey PRIMARY KEY (user_guid, code_hash),
  constraint recovery_code_user_guid_fkey FOREIGN KEY (user_guid) REFERENCES app_user(guid) ON DELETE CASCADE
);

create table redirect (
  guid uuid default gen_random_uuid() not null,
  language text not null,
  from_path text not null,
  to_page_guid uuid,
  to_href text,
  is_automatic boolean default false not null,
  created_on timestamp with time zone default now() not null,
  constraint redirect_pkey PRIMARY KEY (guid),
  constraint redirect_from UNIQUE (language, from_path),
  constraint redirect_check CHECK (((to_page_guid IS NULL) <> (to_href IS NULL))),
  constraint redirect_from_path_check CHECK ((from_path ~~ '/%'::text)),
  constraint redirect_language_check CHECK ((language = ANY (ARRAY['nl'::text, 'en'::text]))),
  constraint redirect_to_page_guid_fkey FOREIGN KEY (to_page_guid) REFERENCES document(guid) ON DELETE CASCADE
);
CREATE INDEX redirect_from_small ON public.redirect USING btree (language, lower(from_path));

create table registration (
  token_guid uuid not null,
  email text not null,
  email_key text not null,
  first_name text not null,
  middle_name text not null,
  last_name text not null,
  password_hash text not null,
  terms_version integer not null,
  language text not null,
  created_on timestamp with time zone default now() not null,
  constraint registration_pkey PRIMARY KEY (token_guid),
  constraint registration_language_check CHECK ((language = ANY (ARRAY['nl'::text, 'en'::text]))),
  constraint registration_token_guid_fkey FOREIGN KEY (token_guid) REFERENCES one_time_token(guid) ON DELETE CASCADE
);
CREATE INDEX registration_email ON public.registration USING btree (email_key);

create table revision (
  guid uuid default gen_random_uuid() not null,
  document_guid uuid not null,
  number integer not null,
  kind text not null,
  language text,
  structure_version integer not null,
  draft_versions jsonb not null,
  draft jsonb not null,
  made_on timestamp with time zone default clock_timestamp() not null,
  made_by uuid,
  constraint revision_pkey PRIMARY KEY (guid),
  constraint revision_number UNIQUE (document_guid, number),
  constraint revision_kind_check CHECK ((kind = ANY (ARRAY['published'::text, 'paused'::text, 'handed_over'::text, 'before_discard'::text, 'before_restore'::text, 'set_aside'::text]))),
  constraint revision_language_check CHECK ((language = ANY (ARRAY['nl'::text, 'en'::text]))),
  constraint revision_document_guid_fkey FOREIGN KEY (document_guid) REFERENCES document(guid) ON DELETE CASCADE,
  constraint revision_made_by_fkey FOREIGN KEY (made_by) REFERENCES app_user(guid) ON DELETE SET NULL
);
CREATE INDEX revision_made_by ON public.revision USING btree (made_by) WHERE (made_by IS NOT NULL);
CREATE INDEX revision_made_on ON public.revision USING btree (made_on);

create table role (
  guid uuid default gen_random_uuid() not null,
  name_nl text not null,
  name_en text not null,
  description text default ''::text not null,
  is_built_in boolean default false not null,
  version integer default 1 not null,
  created_on timestamp with time zone default now() not null,
  constraint role_pkey PRIMARY KEY (guid)
);
CREATE UNIQUE INDEX role_name_en_unique ON public.role USING btree (lower(name_en));
CREATE UNIQUE INDEX role_name_nl_unique ON public.role USING btree (lower(name_nl));

create table search_document (
  document_guid uuid not null,
  language text not null,
  type text not null,
  title text not null,
  title_key text not null,
  body text not null,
  title_lexemes tsvector not null,
  lexemes tsvector not null,
  words text[] not null,
  constraint search_document_pkey PRIMARY KEY (document_guid, language),
  constraint search_document_language_check CHECK ((language = ANY (ARRAY['nl'::text, 'en'::text]))),
  constraint search_document_document_guid_fkey FOREIGN KEY (document_guid) REFERENCES document(guid) ON DELETE CASCADE
);
CREATE INDEX search_document_lexemes_en ON public.search_document USING gin (lexemes) WHERE (language = 'en'::text);
CREATE INDEX search_document_lexemes_nl ON public.search_document USING gin (lexemes) WHERE (language = 'nl'::text);
CREATE INDEX search_document_title_en ON public.search_document USING gin (title_lexemes) WHERE (language = 'en'::text);
CREATE INDEX search_document_title_nl ON public.search_document USING gin (title_lexemes) WHERE (language = 'nl'::text);

create table search_word (
  language text not null,
  word text collate "C" not null,
  lexeme text not null,
  frequency integer not null,
  constraint search_word_pkey PRIMARY KEY (language, word),
  constraint search_word_language_check CHECK ((language = ANY (ARRAY['nl'::text, 'en'::text])))
);
CREATE INDEX search_word_ending ON public.search_word USING btree (language, reverse(word));
CREATE INDEX search_word_lexeme ON public.search_word USING btree (language, lexeme);
CREATE INDEX search_word_trigrams ON public.search_word USING gin (word gin_trgm_ops);

create table session (
  guid uuid default gen_random_uuid() not null,
  token_hash bytea not null,
  user_guid uuid not null,
  user_agent text default ''::text not null,
  network text default ''::text not null,
  created_on timestamp with time zone default now() not null,
  last_seen_on timestamp with time zone default now() not null,
  expires_on timestamp with time zone not null,
  ended_on timestamp with time zone,
  method text default 'password'::text not null,
  has_second_factor boolean default false not null,
  proven_on timestamp with time zone default now() not null,
  view_as_role uuid,
  view_as_since timestamp with time zone,
  signed_in_on timestamp with time zone,
  is_token_due boolean default false not null,
  former_token_hash bytea,
  former_token_until timestamp with time zone,
  constraint session_pkey PRIMARY KEY (guid),
  constraint session_token_hash_unique UNIQUE (token_hash),
  constraint session_method_check CHECK ((method = ANY (ARRAY['password'::text, 'passkey'::text, 'openid'::text, 'invitation'::text, 'set-up'::text]))),
  constraint session_view_as CHECK (((view_as_role IS NULL) OR (view_as_since IS NOT NULL))),
  constraint session_user_guid_fkey FOREIGN KEY (user_guid) REFERENCES app_user(guid) ON DELETE CASCADE,
  constraint session_view_as_role_fkey FOREIGN KEY (view_as_role) REFERENCES role(guid) ON DELETE SET NULL
);
CREATE INDEX session_former_token ON public.session USING btree (former_token_hash) WHERE (former_token_hash IS NOT NULL);
CREATE INDEX session_person ON public.session USING btree (user_guid, last_seen_on);

create table sign_in_delay (
  account_key text not null,
  failures integer not null,
  failed_on timestamp with time zone not null,
  constraint sign_in_delay_pkey PRIMARY KEY (account_key)
);

create table sitemap_part (
  part integer not null,
  changed_in bigint not null,
  changed_on timestamp with time zone default now() not null,
  constraint sitemap_part_pkey PRIMARY KEY (part)
);

create table terms_version (
  version integer not null,
  language text not null,
  text jsonb not null,
  published_on timestamp with time zone default now() not null,
  constraint terms_version_pkey PRIMARY KEY (version, language),
  constraint terms_version_language_check CHECK ((language = ANY (ARRAY['nl'::text, 'en'::text])))
);

create table totp (
  user_guid uuid not null,
  secret bytea not null,
  confirmed_on timestamp with time zone,
  last_step bigint default 0 not null,
  created_on timestamp with time zone default now() not null,
  constraint totp_pkey PRIMARY KEY (user_guid),
  constraint totp_user_guid_fkey FOREIGN KEY (user_guid) REFERENCES app_user(guid) ON DELETE CASCADE
);

create table user_identity (
  issuer text not null,
  subject text not null,
  user_guid uuid not null,
  created_on timestamp with time zone default now() not null,
  last_used_on timestamp with time zone,
  guid uuid default gen_random_uuid() not null,
  constraint user_identity_pkey PRIMARY KEY (issuer, subject),
  constraint user_identity_guid_unique UNIQUE (guid),
  constraint user_identity_person_issuer_unique UNIQUE (user_guid, issuer),
  constraint user_identity_user_guid_fkey FOREIGN KEY (user_guid) REFERENCES app_user(guid) ON DELETE CASCADE
);

create table user_password (
  user_guid uuid not null,
  hash text not null,
  changed_on timestamp with time zone default now() not null,
  constraint user_password_pkey PRIMARY KEY (user_guid),
  constraint user_password_user_guid_fkey FOREIGN KEY (user_guid) REFERENCES app_user(guid) ON DELETE CASCADE
);

create table user_property (
  user_guid uuid not null,
  key text not null,
  value text not null,
  constraint user_property_pkey PRIMARY KEY (user_guid, key),
  constraint user_property_user_guid_fkey FOREIGN KEY (user_guid) REFERENCES app_user(guid) ON DELETE CASCADE
);
CREATE INDEX user_property_key ON public.user_property USING btree (key);

create table user_role (
  user_guid uuid not null,
  role_guid uuid not null,
  constraint user_role_pkey PRIMARY KEY (user_guid, role_guid),
  constraint user_role_role_guid_fkey FOREIGN KEY (role_guid) REFERENCES role(guid) ON DELETE CASCADE,
  constraint user_role_user_guid_fkey FOREIGN KEY (user_guid) REFERENCES app_user(guid) ON DELETE CASCADE
);
CREATE INDEX user_role_role ON public.user_role USING btree (role_guid);
