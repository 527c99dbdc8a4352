import { useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { uploadImage } from '#domains/assets/model/asset.contract.ts';
import type { AssetView } from '#domains/assets/model/asset.ts';
import { logoAddress } from '#domains/assets/model/image-address.ts';
import { imageTypes, maxImageBytes } from '#domains/assets/model/image-upload.ts';
import { languages } from '#platform/shared/language.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useAction } from '#platform/web/use-action.ts';
import { useLoadOptimizer } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { FieldError } from '#ui/forms/field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { settingAdminMessages } from '../../messages/admin.ts';
import { ChooseLogo } from './choose-logo.tsx';
import { FieldGroup } from './field-group.tsx';
import styles from './settings-screen.module.css';
import { fieldIdOf, type FieldsProps } from './settings-values.ts';

interface LogoFieldsProps extends FieldsProps {
  logo: AssetView | null;
  /** The form only holds which one it is; to show it, more is needed. */
  onChosen(logo: AssetView): void;
}

/** The logo: uploaded, chosen from what is there, or none, with words for who does not see it. */
export function LogoFields({ values, onChange, errorAt, logo, onChosen }: LogoFieldsProps) {
  const t = useMessages(settingAdminMessages);
  const [isChoosing, setIsChoosing] = useState(false);
  const hasLogo = values.headerLogo !== null;

  function choose(picture: AssetView) {
    onChosen(picture);
    onChange('headerLogo', picture.guid);
    setIsChoosing(false);
  }

  return (
    <FieldGroup id="logo" title={t.logo} intro={t.logoHelp}>
      {logo ? (
        <p className={styles.logo}>
          <img src={logoAddress(logo)} width={logo.width ?? undefined} height={logo.height ?? undefined} alt={t.presentLogo} />
        </p>
      ) : hasLogo ? null : (
        <p>{t.noLogo}</p>
      )}
      <FieldError id="headerLogo-error">{errorAt('headerLogo')}</FieldError>
      <UploadLogo onUploaded={choose}>
        <Button id="headerLogo" onClick={() => setIsChoosing(true)}>
          {t.chooseLogo}
        </Button>
        {hasLogo ? (
          <Button kind="quiet" onClick={() => onChange('headerLogo', null)}>
            {t.removeLogo}
          </Button>
        ) : null}
      </UploadLogo>
      {hasLogo
        ? languages.map((language, index) => (
            <TextField
              key={language}
              id={fieldIdOf({ key: 'headerLogoAlt', part: language })}
              lang={language}
              label={`${t.logoAlt.label} ${t.inLanguage[language]}`}
              description={index === 0 ? t.logoAlt.help : undefined}
              error={errorAt('headerLogoAlt', language)}
              isOptional
              autoComplete="off"
              value={values.headerLogoAlt[language]}
              onChange={(event) => onChange('headerLogoAlt', { ...values.headerLogoAlt, [language]: event.target.value })}
            />
          ))
        : null}
      {isChoosing ? <ChooseLogo present={values.headerLogo} onChosen={choose} onClose={() => setIsChoosing(false)} /> : null}
    </FieldGroup>
  );
}

/** The button that uploads, beside the others. */
function UploadLogo({ onUploaded, children }: { onUploaded(picture: AssetView): void; children: ReactNode }) {
  const t = useMessages(settingAdminMessages);
  const optimizer = useLoadOptimizer();
  const input = useRef<HTMLInputElement>(null);
  const upload = useAction();
  const [isTooLarge, setIsTooLarge] = useState(false);

  async function handleChoice(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    setIsTooLarge(file.size > maxImageBytes);
    if (file.size > maxImageBytes) return;
    const body = new FormData();
    body.set('file', file);
    await upload.run(async () => onUploaded((await optimizer.save(uploadImage, { query: {}, body })).data));
  }

  function wordsFor(code: string): string {
    if (code === 'asset.type_unsupported' || code === 'asset.image_unreadable' || code === 'asset.file_empty')
      return t.uploadErrors.noPicture;
    if (code === 'request.too_large') return t.uploadErrors.tooLarge;
    if (code === 'asset.image_too_large') return t.uploadErrors.tooManyPixels;
    if (code === 'request.rate_limited') return t.uploadErrors.tooOften;
    if (code === 'request.no_room') return t.uploadErrors.noRoom;
    if (code === 'asset.quota_reached') return t.uploadErrors.quotaReached;
    return t.uploadErrors.other;
  }

  const problem = isTooLarge ? t.uploadErrors.tooLarge : upload.error && wordsFor(upload.error.code);
  return (
    <>
      {problem === null ? null : <ErrorBox title={problem} />}
      <div className={styles.acts}>
        <Button isBusy={upload.isBusy} onClick={() => input.current?.click()}>
          {t.uploadLogo}
        </Button>
        {children}
        <input
          ref={input}
          type="file"
          hidden
          tabIndex={-1}
          aria-label={t.uploadLogo}
          accept={imageTypes.join(',')}
          onChange={(event) => void handleChoice(event)}
        />
      </div>
    </>
  );
}
