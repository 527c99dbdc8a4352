import { adminMessages } from '#app/messages/admin.ts';
import { SettingFacts } from '#domains/settings/ui/admin/setting-facts.tsx';
import { useMessages } from '#platform/web/messages.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import type { Way } from './way.ts';
import styles from './way-preview.module.css';

/** What is known of the way that is chosen now, beside the list of ways. It says nothing by itself: who listens hears the list. */
export function WayPreview({ way, onGone }: { way: Way | undefined; onGone: () => void }) {
  const t = useMessages(adminMessages);
  return (
    <section className={styles.preview} aria-label={t.preview}>
      {way ? <About key={way.key} way={way} onGone={onGone} /> : null}
    </section>
  );
}

function About({ way: { name, href, about }, onGone }: { way: Way; onGone: () => void }) {
  const t = useMessages(adminMessages);
  const { within, text, picture, facts = [], setting, editHref } = about;
  return (
    <>
      {within.length > 0 ? <p className={styles.within}>{within.join(' › ')}</p> : null}
      <h2>{name}</h2>
      {picture ? <div className={styles.picture}>{picture}</div> : null}
      {text ? <p>{text}</p> : null}
      {facts.length > 0 ? (
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <div key={fact.name}>
              <dt>{fact.name}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {setting ? <SettingFacts about={setting} className={styles.facts} /> : null}
      <p className={styles.acts}>
        <ButtonLink kind="primary" href={href} onClick={onGone}>
          {href === editHref ? t.edit : t.open}
        </ButtonLink>
        {editHref && href !== editHref ? (
          <ButtonLink href={editHref} onClick={onGone}>
            {t.edit}
          </ButtonLink>
        ) : null}
      </p>
    </>
  );
}
