import { Button } from '../actions/button.tsx';
import { SpinnerIcon } from '../icons/icons.tsx';
import { useUiTexts } from '../texts.tsx';
import styles from './loading-text.module.css';

interface LoadingTextProps {
  /** It takes so long that a person wonders. */
  isSlow?: boolean;
  onRetry?: () => void;
}

export function LoadingText({ isSlow = false, onRetry }: LoadingTextProps) {
  const t = useUiTexts();
  return (
    <div className={styles.loading}>
      <p role="status" className={styles.text}>
        <SpinnerIcon />
        {isSlow ? t.loadingSlowly : t.loading}
      </p>
      {isSlow && onRetry ? (
        <Button kind="quiet" onClick={onRetry}>
          {t.retry}
        </Button>
      ) : null}
    </div>
  );
}
