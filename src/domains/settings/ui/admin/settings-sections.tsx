import { useMessages } from '#platform/web/messages.tsx';
import { SectionLinks } from '#ui/navigation/section-links.tsx';
import { settingAdminMessages } from '../../messages/admin.ts';
import styles from './settings-screen.module.css';
import { useCurrentSection } from './use-current-section.ts';

/** The ids of their headings. */
const sections = ['identity', 'logo', 'colours', 'access', 'terms'] as const;

/** The ways to the parts of this long page, always in sight. */
export function SettingsSections() {
  const t = useMessages(settingAdminMessages);
  const current = useCurrentSection(sections);
  return (
    <div className={styles.sections}>
      <SectionLinks label={t.sections} links={sections.map((id) => ({ href: `#${id}`, name: t[id], isCurrent: id === current }))} />
    </div>
  );
}
