/** The words guessers start with, Dutch and international. A password that is little more than one of these is refused. */
export const commonPasswords: readonly string[] = [
  'password', 'passw0rd', 'wachtwoord', 'welkom', 'welcome', 'geheim', 'secret', 'letmein', 'iloveyou', 'ikhouvanjou', 'admin',
  'administrator', 'beheer', 'beheerder', 'gemeente', 'stadhuis', 'burgemeester', 'nederland', 'amsterdam', 'rotterdam', 'utrecht',
  'denhaag', 'eindhoven', 'groningen', 'ajax', 'feyenoord', 'oranje', 'holland', 'qwerty', 'qwertyuiop', 'azerty', 'asdfghjkl',
  'zxcvbnm', '1q2w3e4r', '1qaz2wsx', 'abc123', '123456', '1234567', '12345678', '123456789', '1234567890', '987654321', '111111',
  '000000', '654321', '112233', 'abcdef', 'abcdefgh', 'monkey', 'dragon', 'master', 'sunshine', 'princess', 'football', 'voetbal',
  'baseball', 'superman', 'batman', 'starwars', 'pokemon', 'computer', 'internet', 'website', 'changeme', 'verander', 'default',
  'standaard', 'test', 'testtest', 'guest', 'root', 'user', 'login', 'inloggen', 'hallo', 'hello', 'january', 'januari', 'february',
  'februari', 'maart', 'march', 'april', 'juni', 'june', 'juli', 'july', 'august', 'augustus', 'september', 'october', 'oktober',
  'november', 'december', 'zomer', 'summer', 'winter', 'herfst', 'autumn', 'lente', 'spring', 'maandag', 'monday', 'vrijdag', 'friday',
];
