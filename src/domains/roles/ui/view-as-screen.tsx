import { localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { Form } from '#ui/forms/form.tsx';
import { RadioGroup } from '#ui/forms/radio-group.tsx';
import { viewAsMessages } from '../messages/view-as.ts';
import { visitor, type ViewAsView } from '../model/view-as.ts';
import styles from './view-as-screen.module.css';

/** Whom to look at the site as. A plain form: it leads to a new document, in which nothing of this one is left. */
export function ViewAsScreen({ roles, returnTo, hasChosenNone }: ViewAsView) {
  const t = useMessages(viewAsMessages);
  const language = useLanguage();
  const error = hasChosenNone ? t.chooseOne : undefined;
  return (
    <div className={styles.screen}>
      <h1 tabIndex={-1}>{t.title}</h1>
      <p>{t.intro}</p>
      <Form
        method="post"
        action={localizePath(language, '/view-as')}
        problem={error && <ErrorSummary errors={[{ fieldId: 'role', message: error }]} />}
        actions={
          <Button kind="primary" type="submit">
            {t.start}
          </Button>
        }
      >
        <input type="hidden" name="returnTo" value={returnTo} />
        <RadioGroup
          id="role"
          name="role"
          label={t.question}
          error={error}
          options={[
            { value: visitor, label: t.visitor, description: t.visitorText },
            ...roles.map(({ role, name, description }) => ({ value: role, label: name, description })),
          ]}
        />
      </Form>
    </div>
  );
}
