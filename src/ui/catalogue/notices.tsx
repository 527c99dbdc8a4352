import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { noticePositions, type NoticePosition } from '#platform/shared/notice.ts';
import { NoticeRegion } from '../feedback/notice-region.tsx';
import { Notice } from '../feedback/notice.tsx';
import { Select } from '../forms/select.tsx';
import { useUiTexts } from '../texts.tsx';
import { Section, Specimen, useCatalogueTexts } from './specimen.tsx';

const nothing = () => {};

export function Notices() {
  const t = useCatalogueTexts().notices;
  const { retry } = useUiTexts();
  const [position, setPosition] = useState<NoticePosition>('bottom-right');
  const [shown, setShown] = useState<number[]>([]);
  return (
    <Section id="notices">
      <Specimen title={t.looks}>
        <Notice isStatic look="positive" title={t.positive} action={{ label: t.undo, run: nothing }} onClose={nothing} />
        <Notice
          isStatic
          look="negative"
          title={t.negative}
          detail={t.negativeDetail}
          action={{ label: retry, run: nothing }}
          onClose={nothing}
        >
          {t.negativeText}
        </Notice>
        <Notice isStatic look="warning" title={t.warning}>
          {t.warningText}
        </Notice>
        <Notice isStatic look="info" title={t.info}>
          {t.infoText}
        </Notice>
        <Notice isStatic look="processing" title={t.processing} />
      </Specimen>
      <Specimen title={t.stacked} note={t.stackedNote}>
        <Select
          label={t.position}
          width="medium"
          options={noticePositions.map((value) => ({ value, label: t.positions[value] }))}
          value={position}
          onChange={(event) => setPosition(noticePositions.find((each) => each === event.currentTarget.value) ?? position)}
        />
        <div>
          <Button onClick={() => setShown([...shown, (shown.at(-1) ?? 0) + 1].slice(-3))}>{t.show}</Button>
        </div>
        <NoticeRegion position={position}>
          {shown.map((number) => (
            <Notice
              key={number}
              look="positive"
              title={t.saved}
              action={{ label: t.undo, run: nothing }}
              onClose={() => setShown(shown.filter((each) => each !== number))}
            />
          ))}
        </NoticeRegion>
      </Specimen>
    </Section>
  );
}
