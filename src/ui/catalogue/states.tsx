import { Button, ButtonLink } from '../actions/button.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorBox } from '../feedback/error-box.tsx';
import { LoadingText } from '../feedback/loading-text.tsx';
import { Progress } from '../feedback/progress.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { Section, Specimen, useCatalogueTexts } from './specimen.tsx';

const nothing = () => {};
const moment = new Date('2026-11-15T13:05:00Z');

export function States() {
  const t = useCatalogueTexts().states;
  return (
    <Section id="states">
      <Specimen title={t.skeleton}>
        <Skeleton shape="heading" />
        <Skeleton count={4} />
        <Skeleton shape="box" />
      </Specimen>
      <Specimen title={t.loading}>
        <LoadingText />
      </Specimen>
      <Specimen title={t.slow}>
        <LoadingText isSlow onRetry={nothing} />
      </Specimen>
      <Specimen title={t.progress}>
        <Progress label={t.upload} value={0.4} />
        <Progress label={t.exporting} />
      </Specimen>
      <Specimen title={t.empty}>
        <EmptyState
          title={t.emptyTitle}
          action={
            <ButtonLink kind="primary" href="#states">
              {t.emptyAction}
            </ButtonLink>
          }
        >
          {t.emptyText}
        </EmptyState>
      </Specimen>
      <Specimen title={t.noMatch}>
        <EmptyState isNoMatch title={t.noMatchTitle} action={<Button>{t.clear}</Button>} />
      </Specimen>
      <Specimen title={t.defaults}>
        <EmptyState />
        <EmptyState isNoMatch />
      </Specimen>
      <Specimen title={t.failed}>
        <ErrorBox code="1A2B" time={moment} onRetry={nothing}>
          {t.failedText}
        </ErrorBox>
      </Specimen>
    </Section>
  );
}
