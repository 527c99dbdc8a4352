import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Section, Specimen, useCatalogueTexts } from './specimen.tsx';

export function Dialogs() {
  const t = useCatalogueTexts().dialogs;
  const [open, setOpen] = useState<'plain' | 'ordinary' | 'danger' | 'persistent' | null>(null);
  const close = () => setOpen(null);
  return (
    <Section id="dialogs">
      <Specimen title={t.plain} isRow>
        <Button onClick={() => setOpen('plain')}>{t.openPlain}</Button>
        <Dialog isOpen={open === 'plain'} title={t.plainTitle} onClose={close} />
      </Specimen>
      <Specimen title={t.ordinary} note={t.ordinaryNote} isRow>
        <Button onClick={() => setOpen('ordinary')}>{t.openOrdinary}</Button>
        <Dialog isOpen={open === 'ordinary'} title={t.ordinaryTitle} confirmText={t.ordinaryConfirm} onConfirm={close} onClose={close}>
          <p>{t.ordinaryText}</p>
        </Dialog>
      </Specimen>
      <Specimen title={t.danger} isRow>
        <Button onClick={() => setOpen('danger')}>{t.openDanger}</Button>
        <Dialog
          isOpen={open === 'danger'}
          kind="danger"
          title={t.dangerTitle}
          confirmText={t.dangerConfirm}
          onConfirm={close}
          onClose={close}
        >
          <p>{t.dangerText}</p>
        </Dialog>
      </Specimen>
      <Specimen title={t.persistent} note={t.persistentNote} isRow>
        <Button onClick={() => setOpen('persistent')}>{t.openPersistent}</Button>
        <Dialog
          isOpen={open === 'persistent'}
          isPersistent
          title={t.persistentTitle}
          confirmText={t.persistentConfirm}
          cancelText={t.persistentCancel}
          onConfirm={close}
          onClose={close}
        >
          <p>{t.persistentText}</p>
        </Dialog>
      </Specimen>
    </Section>
  );
}
