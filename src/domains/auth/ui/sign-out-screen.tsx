import { localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Form } from '#ui/forms/form.tsx';
import { authMessages } from '../messages/index.ts';
import styles from './sign-in-screen.module.css';

/** Signing out is a form post; who comes by a link is asked. */
export function SignOutScreen() {
  const { signOut: t } = useMessages(authMessages);
  const language = useLanguage();
  return (
    <div className={styles.screen}>
      <h1 tabIndex={-1}>{t.title}</h1>
      <Form
        method="post"
        action={localizePath(language, '/logout')}
        actions={
          <>
            <Button kind="primary" type="submit">
              {t.submit}
            </Button>
            <ButtonLink kind="quiet" href={localizePath(language, '/')}>
              {t.stay}
            </ButtonLink>
          </>
        }
      >
        <p>{t.text}</p>
      </Form>
    </div>
  );
}
