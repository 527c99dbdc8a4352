import { Link } from '../actions/link.tsx';
import { HoursTable } from '../text/hours-table.tsx';
import { Key } from '../text/key.tsx';
import { Prose } from '../text/prose.tsx';
import { WideTable } from '../text/wide-table.tsx';
import { Section, useCatalogueTexts } from './specimen.tsx';
import styles from './catalogue.module.css';

export function ProseSection() {
  const t = useCatalogueTexts().prose;
  return (
    <Section id="prose">
      <div className={styles.paper}>
        <Prose>
          <h3>{t.heading}</h3>
          <p>{t.lead}</p>
          <h4>{t.subheading}</h4>
          <ul>
            {t.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <blockquote>
            <p>{t.quote}</p>
          </blockquote>
          <h4>{t.tableHeading}</h4>
          <WideTable columns={t.tableHead}>
            <table>
              <thead>
                <tr>
                  {t.tableHead.map((cell) => (
                    <th key={cell} scope="col">
                      {cell}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {t.tableRows.map(([first = '', ...cells]) => (
                  <tr key={first}>
                    <th scope="row">{first}</th>
                    {cells.map((cell) => (
                      <td key={cell}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </WideTable>
          <p>
            {t.after} <Link href="https://watersport.example/">{t.link}</Link>.
          </p>
        </Prose>
      </div>
      <div className={styles.paper}>
        <HoursTable caption={t.hours}>
          {t.hoursRows.map(([days, hours]) => (
            <tr key={days}>
              <th scope="row">{days}</th>
              <td>{hours}</td>
            </tr>
          ))}
        </HoursTable>
        <p>
          <Key>Ctrl K</Key>
        </p>
      </div>
    </Section>
  );
}
