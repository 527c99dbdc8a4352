import { useState, type FormEvent } from 'react';
import { Button } from '../actions/button.tsx';
import { ErrorSummary } from '../feedback/error-summary.tsx';
import { DateField } from '../forms/date-field.tsx';
import { Form } from '../forms/form.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { Select } from '../forms/select.tsx';
import { TextArea } from '../forms/text-area.tsx';
import { TextField } from '../forms/text-field.tsx';
import { Section, Specimen, useCatalogueTexts } from './specimen.tsx';

export function Fields() {
  const t = useCatalogueTexts().fields;
  const districts = t.districts.map((label) => ({ value: label, label }));
  return (
    <Section id="fields">
      <Specimen title={t.plain}>
        <TextField label={t.name} name="name" autoComplete="off" />
      </Specimen>
      <Specimen title={t.described}>
        <TextField label={t.email} description={t.emailDescription} name="email" type="email" autoComplete="off" />
      </Specimen>
      <Specimen title={t.wrong}>
        <TextField
          label={t.email}
          description={t.emailDescription}
          error={t.emailError}
          type="email"
          defaultValue="naam@"
          autoComplete="off"
        />
      </Specimen>
      <Specimen title={t.optional}>
        <TextField label={t.phone} description={t.phoneDescription} isOptional type="tel" width="medium" autoComplete="off" />
      </Specimen>
      <Specimen title={t.short}>
        <TextField label={t.postcode} width="short" defaultValue="1234 AB" autoComplete="off" />
      </Specimen>
      <Specimen title={t.secret}>
        <PasswordField label={t.password} autoComplete="off" />
      </Specimen>
      <Specimen title={t.date}>
        <DateInAction />
      </Specimen>
      <Specimen title={t.lines}>
        <TextArea label={t.report} description={t.reportDescription} />
        <TextArea label={t.report} error={t.reportError} rows={3} />
      </Specimen>
      <Specimen title={t.list}>
        <Select label={t.district} options={districts} placeholder={t.districtPlaceholder} width="medium" />
        <Select label={t.district} options={districts} error={`${t.districtPlaceholder}.`} />
      </Specimen>
      <Specimen title={t.readOnly}>
        <TextField label={t.reference} readOnly defaultValue="2026-004512" width="medium" />
      </Specimen>
      <Specimen title={t.disabled}>
        <TextField label={t.reference} disabled defaultValue="2026-004512" width="medium" />
        <Select label={t.district} options={districts} disabled width="medium" />
      </Specimen>
      <Specimen title={t.summary}>
        <ErrorSummary
          takesFocus={false}
          errors={[
            { fieldId: 'report-email', message: t.emailError },
            { fieldId: 'report-text', message: t.reportError },
            { message: t.expired },
          ]}
        />
      </Specimen>
      <Specimen title={t.together}>
        <ReportForm />
      </Specimen>
    </Section>
  );
}

/** Send it empty to see errors as a visitor does. */
function ReportForm() {
  const t = useCatalogueTexts().fields;
  const [attempt, setAttempt] = useState(0);
  const [missing, setMissing] = useState<string[]>([]);
  const errorOf: Record<string, string> = { 'report-email': t.emailError, 'report-text': t.reportError };

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const answers = new FormData(event.currentTarget);
    setMissing(Object.keys(errorOf).filter((name) => !answers.get(name)));
    setAttempt(attempt + 1);
  }

  return (
    <Form
      onSubmit={handleSubmit}
      problem={
        missing.length > 0 && <ErrorSummary key={attempt} errors={missing.map((fieldId) => ({ fieldId, message: errorOf[fieldId] }))} />
      }
      actions={
        <Button kind="primary" type="submit">
          {t.send}
        </Button>
      }
    >
      <TextField
        id="report-email"
        name="report-email"
        label={t.email}
        type="email"
        error={missing.includes('report-email') ? t.emailError : undefined}
        autoComplete="off"
      />
      <TextArea id="report-text" name="report-text" label={t.report} error={missing.includes('report-text') ? t.reportError : undefined} />
    </Form>
  );
}

function DateInAction() {
  const t = useCatalogueTexts().fields;
  const [day, setDay] = useState('2026-11-05');
  return <DateField label={t.dateLabel} value={day} onChange={setDay} />;
}
