import { useDeferredValue, useMemo } from 'react';
import { formatNumber } from '#platform/shared/format.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { CheckIcon, ErrorIcon } from '#ui/icons/icons.tsx';
import { WideTable } from '#ui/text/wide-table.tsx';
import { settingAdminMessages } from '../../messages/admin.ts';
import { ColourScheme, defaultColourScheme } from '../../model/colour-scheme.ts';
import { contrastMeasures, nearestReadable, unreadableColours } from '../../model/readable-scheme.ts';
import { ColourSample } from './colour-sample.tsx';
import { FieldGroup } from './field-group.tsx';
import styles from './settings-screen.module.css';
import { colourParts, fieldIdOf, type ColourPart, type FieldsProps } from './settings-values.ts';

/** The four colours, how well they can be told apart, and what to choose when they cannot. */
export function ColourFields({ values: { colorScheme }, onChange, errorAt }: FieldsProps) {
  const t = useMessages(settingAdminMessages);
  const { data: whole } = ColourScheme.safeParse(colorScheme);
  // Measuring takes a moment; the letters one types come first.
  const measured = useDeferredValue(whole);
  const proposal = useMemo(() => (measured && unreadableColours(measured).length > 0 ? nearestReadable(measured) : null), [measured]);
  const change = (part: ColourPart, hex: string) => onChange('colorScheme', { ...colorScheme, [part]: hex });
  return (
    <FieldGroup id="colours" title={t.colours} intro={t.coloursHelp}>
      {colourParts.map((part) => (
        <div key={part} className={styles.colour}>
          <TextField
            id={fieldIdOf({ key: 'colorScheme', part })}
            label={t.colour[part].label}
            description={t.colour[part].help}
            error={errorAt('colorScheme', part)}
            autoComplete="off"
            spellCheck={false}
            value={colorScheme[part]}
            onChange={(event) => change(part, event.target.value.trim())}
          />
          <input
            type="color"
            className={styles.swatch}
            aria-label={t.pickColour(t.colour[part].label)}
            value={/^#[\da-f]{6}$/i.test(colorScheme[part]) ? colorScheme[part] : defaultColourScheme[part]}
            onChange={(event) => change(part, event.target.value)}
          />
          <p role="status" className={styles.nearest}>
            {proposal && proposal[part] !== measured?.[part] ? (
              <Nearest part={part} hex={proposal[part]} onChoose={() => change(part, proposal[part])} />
            ) : null}
          </p>
        </div>
      ))}
      <p>
        <Button kind="quiet" onClick={() => onChange('colorScheme', defaultColourScheme)}>
          {t.backToFirst}
        </Button>
      </p>
      {measured ? <Measures scheme={measured} /> : null}
    </FieldGroup>
  );
}

/** The colour that is most like the one that was chosen, at its field and one click away. */
function Nearest({ part, hex, onChoose }: { part: ColourPart; hex: string; onChoose(): void }) {
  const t = useMessages(settingAdminMessages);

  /** The button goes with what it was for. */
  function handleClick() {
    document.getElementById(fieldIdOf({ key: 'colorScheme', part }))?.focus();
    onChoose();
  }

  return (
    <>
      {t.nearest} <ColourSample hex={hex} />{' '}
      <Button kind="quiet" onClick={handleClick}>
        {t.useNearest(hex)}
      </Button>
    </>
  );
}

const columns = ['what', 'required', 'light', 'dark'] as const;

function Measures({ scheme }: { scheme: ColourScheme }) {
  const t = useMessages(settingAdminMessages);
  const language = useLanguage();
  const measures = useMemo(() => contrastMeasures(scheme), [scheme]);
  return (
    <div className={styles.measures}>
      <h3>{t.contrast}</h3>
      <p className={styles.note}>{t.contrastNote}</p>
      <WideTable columns={columns.map((column) => t.measured[column])}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t.measured[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {measures.map(({ name, required, ...modes }) => (
              <tr key={name}>
                <th scope="row">{t.measure[name]}</th>
                <td>{formatNumber(language, required)}</td>
                {(['light', 'dark'] as const).map((mode) => (
                  <td key={mode}>
                    <Ratio ratio={modes[mode]} required={required} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </div>
  );
}

/** Cut off and not rounded: 4.49 is not enough, so it must not be shown as 4.5. */
function Ratio({ ratio, required }: { ratio: number; required: number }) {
  const t = useMessages(settingAdminMessages);
  const language = useLanguage();
  const isEnough = ratio >= required;
  return (
    <span className={styles.ratio} data-enough={isEnough}>
      {isEnough ? <CheckIcon /> : <ErrorIcon />}
      {formatNumber(language, Math.floor(ratio * 10) / 10)} <small>{isEnough ? t.enough : t.tooLittle}</small>
    </span>
  );
}
