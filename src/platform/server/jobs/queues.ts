/** Where pg-boss keeps its tables, apart from the product's own. */
export const jobsSchema = 'pgboss';

/** Every queue there is. The owner of the database makes them after the migrations, because the app role makes no tables. */
export const queueNames = ['mail.deliver', 'data-export.make'] as const;

export type QueueName = (typeof queueNames)[number];

/** The app role changes rows and makes no tables or indexes; the owner does that when it migrates. */
export const asAppRole = { migrate: false, createSchema: false, reindex: false, schedule: false } as const;
