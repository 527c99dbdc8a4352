import { useMessages, useLanguage } from '#platform/web/messages.tsx';
import { useAddressQuery } from '#platform/web/use-address-query.ts';
import { useCall, useSave } from '#platform/web/use-call.tsx';
import { useLeaving } from '#platform/web/use-unsaved-changes.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/admin/badge.tsx';
import { Drawer } from '#ui/admin/drawer.tsx';
import { IndexHead } from '#ui/admin/index-head.tsx';
import { IndexState, IndexTable, WhereWide, type Column } from '#ui/admin/index-table.tsx';
import { SquareButton } from '#ui/admin/square-button.tsx';
import { UnknownInAddress } from '#ui/admin/unknown-in-address.tsx';
import { propertyAdminMessages } from '../../messages/admin.ts';
import { listManagedProperties, orderProperties } from '../../model/property.contract.ts';
import { isDerived, propertyCategories, type ManagedProperty } from '../../model/property.ts';
import styles from './properties.module.css';
import { PropertyForm } from './property-form.tsx';
import { PropertyPanel } from './property-panel.tsx';

/** In the address in place of a field: one that is being made. No key begins with a capital. */
const newField = 'New';

/** Everything that is asked about people, as it stands on their account pages; the field that is opened stands in the address. */
export function PropertiesIndex({ isStaff }: { isStaff: boolean }) {
  const t = useMessages(propertyAdminMessages);
  const language = useLanguage();
  const [{ field: open = '' }, setQuery] = useAddressQuery(['field']);
  const call = useCall(listManagedProperties, {});
  const properties = call.data ?? [];
  const opened = properties.find(({ key }) => key === open);
  const close = () => setQuery({ field: '' });
  const leave = useLeaving(close);

  return (
    <>
      <IndexHead title={t.title} count={call.data?.length}>
        <Button kind="primary" onClick={() => setQuery({ field: newField })}>
          {t.newField}
        </Button>
      </IndexHead>
      <p className={styles.intro}>{t.intro}</p>
      {call.data && open !== '' && open !== newField && !opened ? <UnknownInAddress onRemove={close} /> : null}
      <IndexState
        isLoading={call.isLoading}
        hasFailed={call.error !== null}
        isEmpty={false}
        isFiltered={false}
        onRetry={call.reload}
        onClear={close}
        empty={null}
      >
        {propertyCategories.map((category) => (
          <Category
            key={category}
            name={t.categories[category]}
            properties={properties.filter((each) => each.category === category)}
            onOpen={(key) => setQuery({ field: key })}
          />
        ))}
      </IndexState>
      <Drawer isOpen={open === newField && call.data !== undefined} title={t.newField} onClose={leave}>
        <PropertyForm known={null} others={properties} isStaff={isStaff} onMade={({ key }) => setQuery({ field: key })} />
      </Drawer>
      <Drawer isOpen={opened !== undefined} title={opened?.texts[language].label ?? ''} onClose={leave}>
        {opened ? (
          <PropertyPanel key={opened.key} property={opened} others={properties} isStaff={isStaff} onGone={close} onChanged={call.reload} />
        ) : null}
      </Drawer>
    </>
  );
}

interface PartProps {
  name: string;
  properties: readonly ManagedProperty[];
  onOpen: (key: string) => void;
}

function Category({ name, properties, onOpen }: PartProps) {
  const language = useLanguage();
  if (properties.length === 0) return null;
  const parts = Map.groupBy(properties, ({ section, subsection }) => `${section}/${subsection}`);
  return (
    <section className={styles.category}>
      <h2>{name}</h2>
      {[...parts].map(([place, fields]) => {
        const words = fields[0]?.texts[language];
        return (
          <Part key={place} name={[words?.section, words?.subsection].filter(Boolean).join(': ')} properties={fields} onOpen={onOpen} />
        );
      })}
    </section>
  );
}

/** The fields under one heading. They change places among each other. */
function Part({ name, properties, onOpen }: PartProps) {
  const t = useMessages(propertyAdminMessages);
  const language = useLanguage();
  const ordering = useSave(orderProperties, { type: 'edit', subject: t.order });
  const keys = properties.map(({ key }) => key);

  function move(from: number, to: number) {
    const moved = keys.with(from, keys[to] ?? '').with(to, keys[from] ?? '');
    void ordering.run(
      { body: { keys: moved } },
      {
        undo: async (_, send) => {
          await send({ body: { keys } });
          return undefined;
        },
      },
    );
  }

  const columns: Column<ManagedProperty & { guid: string }>[] = [
    {
      key: 'name',
      label: t.columnName,
      cell: (property) => (
        <span className={styles.name}>
          <Button kind="quiet" className={styles.open} onClick={() => onOpen(property.key)}>
            {property.texts[language].label}
          </Button>
          <Marks property={property} />
        </span>
      ),
    },
    { key: 'inputType', label: t.inputType, isFact: true, cell: ({ inputType }) => t.inputTypes[inputType] },
    { key: 'visibleFor', label: t.columnVisible, isFact: true, cell: ({ visibleFor }) => t.visibilities[visibleFor] },
    {
      key: 'answers',
      label: t.columnAnswers,
      cell: (property) => (isDerived(property) ? '–' : property.valueCount === 0 ? t.nobody : t.people(property.valueCount)),
    },
    {
      key: 'order',
      label: t.columnOrder,
      isActs: true,
      cell: ({ key, texts }) => {
        const [at, label] = [keys.indexOf(key), texts[language].label];
        if (keys.length === 1) return null;
        return (
          <span className={styles.moves}>
            <SquareButton
              sign="↑"
              label={t.moveUp(label)}
              size="small"
              isOff={at === 0 || ordering.isSaving}
              onClick={() => move(at, at - 1)}
            />
            <SquareButton
              sign="↓"
              label={t.moveDown(label)}
              size="small"
              isOff={at === keys.length - 1 || ordering.isSaving}
              onClick={() => move(at, at + 1)}
            />
          </span>
        );
      },
    },
  ];
  return (
    <section className={styles.part}>
      <h3>{name}</h3>
      <IndexTable label={name} columns={columns} rows={properties.map((property) => ({ ...property, guid: property.key }))} />
    </section>
  );
}

function Marks({ property: { isActive, isBuiltIn, required, mett } }: { property: ManagedProperty }) {
  const t = useMessages(propertyAdminMessages);
  return (
    <>
      {isActive ? null : <Badge look="warning">{t.off}</Badge>}
      {isBuiltIn ? (
        <WhereWide>
          <Badge>{t.builtIn}</Badge>
        </WhereWide>
      ) : null}
      {required ? <Badge>{t.isRequired}</Badge> : null}
      {mett ? <Badge>{t.staffOnly}</Badge> : null}
    </>
  );
}
