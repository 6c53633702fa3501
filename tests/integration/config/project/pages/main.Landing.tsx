export default () => <h1>Хуш келибсиз</h1>;
