import type { ReactNode } from 'react';
import { textsIn } from '#platform/shared/messages.ts';
import { useUiLanguage } from '../texts.tsx';
import { catalogueMessages } from './messages/index.ts';
import type { nl } from './messages/nl.ts';
import styles from './catalogue.module.css';

export type SectionId = keyof (typeof nl)['sections'];

export function useCatalogueTexts() {
  return textsIn(catalogueMessages, useUiLanguage());
}

export function Section({ id, children }: { id: SectionId; children: ReactNode }) {
  const t = useCatalogueTexts();
  return (
    <section className={styles.section} id={id}>
      <h2>{t.sections[id]}</h2>
      {children}
    </section>
  );
}

interface SpecimenProps {
  title: string;
  note?: string;
  /** Side by side, as buttons stand, and not under each other. */
  isRow?: boolean;
  children: ReactNode;
}

export function Specimen({ title, note, isRow = false, children }: SpecimenProps) {
  return (
    <div className={styles.specimen}>
      <div>
        <h3 className={styles.name}>{title}</h3>
        {note ? <p className={styles.note}>{note}</p> : null}
      </div>
      <div className={isRow ? styles.row : styles.column}>{children}</div>
    </div>
  );
}
