import { languages, type Language } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { settingAdminMessages } from '../messages/admin.ts';
import { settingNameMessages } from '../messages/names.ts';
import { SettingKey } from '../model/settings.ts';
import type { RecordedChange } from '../model/settings.events.ts';

interface Reader {
  language: Language;
  /** What a picture or a text is called now; empty when it is there no more. */
  nameOf(guid: string): string;
}

interface ToldSetting {
  name: string;
  /** Part by part: a name per language, a colour per use. Empty where only the fact was kept. */
  changes: { field: string; from: string; to: string }[];
}

/** A change of a setting in words, as somebody reads it who knows no keys. */
export function tellSettingChange({ key, from, to }: RecordedChange, reader: Reader): ToldSetting {
  const t = textsIn(settingNameMessages, reader.language);
  const known = SettingKey.safeParse(key).data;
  if (!known) return { name: t.gone, changes: [] };
  const name = t.names[known];
  if (from === undefined && to === undefined) return { name, changes: [] };
  const [before, after] = [partsOf(known, from, reader), partsOf(known, to, reader)];
  const fields = [...new Set([...before.keys(), ...after.keys()])];
  const nothing = textsIn(settingAdminMessages, reader.language).nothing;
  const changes = fields
    .map((field) => ({ field, from: before.get(field) || nothing, to: after.get(field) || nothing }))
    .filter((change) => change.from !== change.to);
  return { name, changes };
}

/** What there is to say of a value, by the name of its part. */
function partsOf(key: SettingKey, value: unknown, reader: Reader): Map<string, string> {
  const t = textsIn(settingAdminMessages, reader.language);
  const { names } = textsIn(settingNameMessages, reader.language);
  const name = names[key];
  // A statement has pages of its own, where one reads what it says.
  if (value === undefined || value === null || key === 'accessibilityStatement') return new Map([[name, wordsFor(key, value, reader)]]);
  const parts = typeof value === 'object' && !Array.isArray(value) ? (value as Partial<Record<string, string>>) : undefined;
  if (!parts) return new Map([[name, wordsFor(key, value, reader)]]);
  if (key === 'colorScheme') {
    return new Map(Object.entries(t.colour).map(([part, { label }]) => [`${name} (${label.toLowerCase()})`, parts[part] ?? '']));
  }
  return new Map(languages.map((language) => [`${name} ${t.inLanguage[language]}`, cut(parts[language] ?? '')]));
}

function wordsFor(key: SettingKey, value: unknown, { language, nameOf }: Reader): string {
  const t = textsIn(settingAdminMessages, language);
  const { visibility, pictures, aFooter } = textsIn(settingNameMessages, language);
  if (key === 'requireSecondFactor') return t.requireSecondFactor[value === true ? 'always' : value === false ? 'never' : 'byPlace'];
  if (key === 'headerLogo' || key === 'faviconLogo') return typeof value === 'string' ? nameOf(value) || t.aPicture : '';
  if (key === 'headerVisibility') return visibility[value as keyof typeof visibility] ?? '';
  if (key === 'headerImages') return Array.isArray(value) && value.length > 0 ? pictures(value.length) : '';
  if (key === 'footers')
    return textsOf(value)
      .map((guid) => nameOf(guid) || aFooter)
      .join(', ');
  if (typeof value === 'boolean') return value ? t.isOn : t.isOff;
  if (Array.isArray(value)) return cut(textsOf(value).join(', '));
  return typeof value === 'string' || typeof value === 'number' ? cut(String(value)) : '';
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

/** Characters. Whoever wants to read all of a long value finds it where it is. */
const longestTold = 200;

function cut(text: string): string {
  return text.length > longestTold ? `${text.slice(0, longestTold)}…` : text;
}
