import { Icon } from './icon.tsx';

/** For who works with the product: in the menu and the bar of admin, beside words that say the same. */

export function OverviewIcon() {
  return (
    <Icon>
      <path d="M2.5 9 10 2.8 17.5 9M4.5 7.8v9.4h11V7.8M8 17.2v-5.4h4v5.4" />
    </Icon>
  );
}

export function PagesIcon() {
  return (
    <Icon>
      <path d="M4.5 2.5h7l4 4v11h-11zM11.5 2.5v4h4M7 10.5h6M7 13.5h6" />
    </Icon>
  );
}

export function UsersIcon() {
  return (
    <Icon>
      <circle cx="7.5" cy="6.5" r="3.2" />
      <path d="M1.5 17c.3-3.6 2.8-5.4 6-5.4s5.7 1.8 6 5.4M13 3.6a3.2 3.2 0 0 1 0 5.8M15.4 12.2c1.9.8 2.9 2.4 3.1 4.8" />
    </Icon>
  );
}

export function RolesIcon() {
  return (
    <Icon>
      <circle cx="6.5" cy="10" r="4" />
      <path d="M10.5 10h7.5M15.5 10v3.4M6.5 10v.1" />
    </Icon>
  );
}

export function PropertiesIcon() {
  return (
    <Icon>
      <path d="M3 4h14v12H3zM6 8h3M6 12h3M12 8h2.5M12 12h2.5" />
    </Icon>
  );
}

export function SettingsIcon() {
  return (
    <Icon>
      <path d="M2.5 5.5h9M15.5 5.5h2M2.5 14.5h2M8.5 14.5h9" />
      <circle cx="13.5" cy="5.5" r="2" />
      <circle cx="6.5" cy="14.5" r="2" />
    </Icon>
  );
}

export function BlockIcon() {
  return (
    <Icon>
      <path d="M2.5 4h15v12h-15zM6 8h5M6 12h8" />
      <circle cx="14" cy="8" r="1.5" />
    </Icon>
  );
}

export function LogIcon() {
  return (
    <Icon>
      <path d="M3 6.2A8 8 0 1 1 2 10M3 2.6v3.8h3.8M10 5.6V10l3.2 2" />
    </Icon>
  );
}

export function MailIcon() {
  return (
    <Icon>
      <path d="M2.5 4.5h15v11h-15zM2.8 5l7.2 6 7.2-6" />
    </Icon>
  );
}

export function MoreIcon() {
  return (
    <Icon>
      <path d="M4 10v.1M10 10v.1M16 10v.1" strokeWidth="2.6" />
    </Icon>
  );
}

export function SearchIcon() {
  return (
    <Icon>
      <circle cx="8.7" cy="8.7" r="5.7" />
      <path d="m13 13 4.5 4.5" />
    </Icon>
  );
}

export function PersonIcon() {
  return (
    <Icon>
      <circle cx="10" cy="6.5" r="3.5" />
      <path d="M3.5 17.5c.4-3.8 3-5.8 6.5-5.8s6.1 2 6.5 5.8" />
    </Icon>
  );
}

export function EditIcon() {
  return (
    <Icon>
      <path d="m3 17 .9-3.8L13.6 3.5a1.7 1.7 0 0 1 2.9 2.9L6.8 16.1z" />
    </Icon>
  );
}

/** Something that one does, and not a place. */
export function ActIcon() {
  return (
    <Icon>
      <path d="M11 2 4 11.5h5L8.5 18 16 8.5h-5z" />
    </Icon>
  );
}

/** What is left of a list. */
export function FilterIcon() {
  return (
    <Icon>
      <path d="M3 5h14M5.5 10h9M8 15h4" />
    </Icon>
  );
}

export function ClockIcon() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="7.2" />
      <path d="M10 6v4.2l2.8 1.7" />
    </Icon>
  );
}
