import { Button, ButtonLink } from '../actions/button.tsx';
import { Link } from '../actions/link.tsx';
import { Pager } from '../pager/pager.tsx';
import { pagesToShow } from '#platform/shared/pages-to-show.ts';
import { Section, Specimen, useCatalogueTexts } from './specimen.tsx';

export function Actions() {
  const t = useCatalogueTexts().actions;
  return (
    <Section id="actions">
      <Specimen title={t.kinds} isRow>
        <Button kind="primary">{t.primary}</Button>
        <Button>{t.secondary}</Button>
        <Button kind="quiet">{t.quiet}</Button>
        <Button kind="danger">{t.danger}</Button>
      </Specimen>
      <Specimen title={t.busy} note={t.busyNote} isRow>
        <Button kind="primary" isBusy>
          {t.primary}
        </Button>
        <Button isBusy>{t.secondary}</Button>
        <Button kind="danger" isBusy>
          {t.danger}
        </Button>
      </Specimen>
      <Specimen title={t.disabled} isRow>
        <Button kind="primary" disabled>
          {t.primary}
        </Button>
        <Button disabled>{t.secondary}</Button>
      </Specimen>
      <Specimen title={t.asLink} isRow>
        <ButtonLink kind="primary" href="#actions">
          {t.asLinkText}
        </ButtonLink>
        <ButtonLink href="#actions">{t.asLinkText}</ButtonLink>
      </Specimen>
      <Specimen title={t.longTitle}>
        <Button kind="primary">{t.long}</Button>
      </Specimen>
      <Specimen title={t.pages}>
        <Pager pages={pagesToShow(5, 9).map((number) => ({ number, href: '#actions' }))} current={5} />
      </Specimen>
      <Specimen title={t.links}>
        <p>
          <Link href="#actions">{t.internal}</Link>
        </p>
        <p>
          {t.sentence} <Link href="https://www.rijksoverheid.nl/">{t.external}</Link> {t.sentenceEnd}
        </p>
      </Specimen>
    </Section>
  );
}
