import { Icon } from './icon.tsx';
import styles from './icons.module.css';

export function CheckIcon() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="8" />
      <path d="m6.3 10.4 2.6 2.6 4.9-5.6" />
    </Icon>
  );
}

/** An octagon, as a stop sign: also without colour no circle and no triangle. */
export function ErrorIcon() {
  return (
    <Icon>
      <path d="M6.7 2h6.6L18 6.7v6.6L13.3 18H6.7L2 13.3V6.7zM10 5.8v5M10 13.9v.2" />
    </Icon>
  );
}

export function WarningIcon() {
  return (
    <Icon>
      <path d="M10 2.6 18.4 17.4H1.6zM10 8v4.2M10 14.6v.2" />
    </Icon>
  );
}

export function InfoIcon() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="8" />
      <path d="M10 9v5M10 6v.2" />
    </Icon>
  );
}

export function PencilIcon() {
  return (
    <Icon>
      <path d="m12.5 4.5 3 3M4 16l.75-3.75 9-9 3 3-9 9z" />
    </Icon>
  );
}

export function SettingsIcon() {
  return (
    <Icon>
      <path d="M3 6h7M14 6h3M3 14h3M10 14h7" />
      <circle cx="12" cy="6" r="2" />
      <circle cx="8" cy="14" r="2" />
    </Icon>
  );
}

export function UndoIcon() {
  return (
    <Icon>
      <path d="M7.5 3.5 3.5 7.5l4 4M3.5 7.5h8a5 5 0 0 1 0 10H8" />
    </Icon>
  );
}

export function RedoIcon() {
  return (
    <Icon>
      <path d="m12.5 3.5 4 4-4 4M16.5 7.5h-8a5 5 0 0 0 0 10H12" />
    </Icon>
  );
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="m5 5 10 10M15 5 5 15" />
    </Icon>
  );
}

export function ChevronDownIcon() {
  return (
    <Icon>
      <path d="m5 7.8 5 5 5-5" />
    </Icon>
  );
}

/** Leaves the site. */
export function ExternalIcon() {
  return (
    <Icon>
      <path d="M7 4H4v12h12v-3M11 4h5v5M16 4l-7.5 7.5" />
    </Icon>
  );
}

/** Onwards. */
export function ArrowRightIcon() {
  return (
    <Icon>
      <path d="M3 10h14M11.5 4.5 17 10l-5.5 5.5" />
    </Icon>
  );
}

export function PlayIcon() {
  return (
    <Icon>
      <path d="M6 3.5v13L16.5 10z" />
    </Icon>
  );
}

export function DownloadIcon() {
  return (
    <Icon>
      <path d="M10 3v10M5.5 8.8 10 13.2l4.5-4.4M3.5 17h13" />
    </Icon>
  );
}

export function SpinnerIcon() {
  return (
    <Icon className={styles.spinner}>
      <circle className={styles.track} cx="10" cy="10" r="8" />
      <path d="M10 2a8 8 0 0 1 8 8" />
    </Icon>
  );
}
