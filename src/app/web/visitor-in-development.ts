// Styles are not built in development but come with the modules that import them, so all that the server renders with is loaded for its styles.
import '#ui/styles/index.css';
import './entry-server.tsx';
import './visitor.ts';
