import { CheckboxGroup } from '../forms/checkbox-group.tsx';
import { Checkbox } from '../forms/checkbox.tsx';
import { RadioGroup } from '../forms/radio-group.tsx';
import { Switch } from '../forms/switch.tsx';
import { Section, Specimen, useCatalogueTexts } from './specimen.tsx';

export function Choices() {
  const t = useCatalogueTexts().choices;
  const withOneLocked = t.topicOptions.map((option, index) => ({ ...option, isDisabled: index === 2 }));
  return (
    <Section id="choices">
      <Specimen title={t.one}>
        <Checkbox label={t.agree} description={t.agreeDescription} defaultChecked />
        <Checkbox label={t.agree} error={t.agreeError} />
      </Specimen>
      <Specimen title={t.several}>
        <CheckboxGroup name="topics" label={t.topics} isOptional options={withOneLocked} defaultValue={['waste']} />
        <CheckboxGroup name="topics-wrong" label={t.topics} error={t.topicsError} options={t.topicOptions} />
      </Specimen>
      <Specimen title={t.single}>
        <RadioGroup name="way" label={t.way} options={t.wayOptions} defaultValue="mail" />
        <RadioGroup name="way-wrong" label={t.way} error={t.wayError} options={t.wayOptions} />
      </Specimen>
      <Specimen title={t.switches}>
        <div>
          <Switch label={t.showArrow} defaultChecked />
          <Switch label={t.narrow} description={t.narrowDescription} />
          <Switch label={t.locked} description={t.lockedDescription} defaultChecked disabled />
        </div>
      </Specimen>
    </Section>
  );
}
