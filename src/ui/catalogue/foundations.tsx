import { CheckIcon, ChevronDownIcon, CloseIcon, ErrorIcon, ExternalIcon, InfoIcon, SpinnerIcon, WarningIcon } from '../icons/icons.tsx';
import { Section, Specimen, useCatalogueTexts } from './specimen.tsx';
import styles from './foundations.module.css';

const colours = [
  'primary',
  'accent',
  'surface',
  'text',
  'raised',
  'sunken',
  'line',
  'edge',
  'link',
  'muted',
  'accent-strong',
  'primary-soft',
  'positive',
  'positive-soft',
  'warning',
  'warning-soft',
  'negative',
  'negative-soft',
  'focus',
  'backdrop',
];
const typeSteps = [64, 50, 40, 34, 28, 22, 18, 16, 14, 12];
const spaces = [4, 8, 12, 16, 24, 32, 48, 64, 96];
const icons = { CheckIcon, ErrorIcon, WarningIcon, InfoIcon, SpinnerIcon, CloseIcon, ChevronDownIcon, ExternalIcon };

export function Foundations() {
  const t = useCatalogueTexts().foundations;
  return (
    <Section id="foundations">
      <Specimen title={t.colour} note={t.colourNote}>
        <ul className={styles.colours}>
          {colours.map((colour) => (
            <li key={colour}>
              <span className={styles.swatch} data-colour={colour} />
              {colour}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title={t.type} note={t.typeNote}>
        <ul className={styles.types}>
          {typeSteps.map((step) => (
            <li key={step}>
              <span className={styles.number}>{step}</span>
              <span data-type={step}>{t.sample}</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title={t.space}>
        <ul className={styles.spaces}>
          {spaces.map((space) => (
            <li key={space}>
              <span className={styles.number}>{space}</span>
              <span className={styles.bar} data-space={space} />
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title={t.icons} note={t.iconsNote}>
        <ul className={styles.icons}>
          {Object.entries(icons).map(([name, Icon]) => (
            <li key={name}>
              <Icon />
              {name.replace('Icon', '')}
            </li>
          ))}
        </ul>
      </Specimen>
    </Section>
  );
}
