export default () => <b>сир</b>;
