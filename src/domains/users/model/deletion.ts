/** Days in which somebody can still change their mind. */
export const deletionGraceDays = 14;

/** What is left of a name once an account was emptied. */
export const deletedUserName = { firstName: 'Verwijderde', middleName: '', lastName: 'gebruiker' };
