export default () => <b>!</b>;
