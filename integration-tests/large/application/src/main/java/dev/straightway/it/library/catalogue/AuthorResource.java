package dev.straightway.it.library.catalogue;

import jakarta.ws.rs.Path;

@Path("/authors")
public class AuthorResource extends CrudResource<Author, AuthorView> {

    public AuthorResource(AuthorRepository repository) {
        super("author", repository);
    }

    @Override
    protected Author made() {
        return new Author();
    }

    @Override
    protected void fill(Author author, AuthorView view) {
        author.name = view.name();
        author.born = view.born();
    }

    @Override
    protected AuthorView view(Author author) {
        return new AuthorView(author.id, author.name, author.born);
    }

    @Override
    protected Long id(Author author) {
        return author.id;
    }
}
