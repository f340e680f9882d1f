package dev.straightway.it.library.catalogue;

import java.math.BigDecimal;
import java.util.List;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import jakarta.transaction.Transactional;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Positive;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PATCH;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.container.ResourceContext;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Link;
import jakarta.ws.rs.core.UriBuilder;
import jakarta.ws.rs.core.UriInfo;

import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;
import org.jboss.resteasy.reactive.RestResponse;
import org.jboss.resteasy.reactive.RestResponse.ResponseBuilder;

import dev.straightway.it.library.web.Audited;
import dev.straightway.it.library.web.Unknown;

@Path("/books")
public class BookResource {

    @Inject
    BookRepository books;

    @Inject
    AuthorRepository authors;

    @Inject
    CategoryRepository categories;

    @GET
    public RestResponse<List<BookView>> list(@BeanParam @Valid Paging paging, @RestQuery Long author, @Context UriInfo uri) {
        var found = author == null ? books.inOrder() : books.ofAuthor(author);
        var page = found.page(paging.page, paging.size);
        var answer = ResponseBuilder.ok(page.list().stream().map(BookView::of).toList())
                .header("X-Total-Count", found.count());
        if (page.hasNextPage()) {
            answer.links(Link.fromUriBuilder(next(uri, paging)).rel("next").build());
        }
        return answer.build();
    }

    private static UriBuilder next(UriInfo uri, Paging paging) {
        return UriBuilder.fromPath(uri.getPath()).queryParam("page", paging.page + 1).queryParam("size", paging.size);
    }

    @GET
    @Path("{id:\\d+}")
    public BookView get(@RestPath long id) {
        return BookView.of(known(id));
    }

    @GET
    @Path("search")
    public List<BookView> search(@RestQuery @NotBlank String title) {
        return books.titled(title).stream().map(BookView::of).toList();
    }

    @GET
    @Path("count")
    public long count() {
        return books.count("id <= 12");
    }

    @POST
    @Audited
    @Transactional
    @RolesAllowed("librarian")
    public RestResponse<BookView> create(@Valid NewBook wanted, @Context UriInfo uri) {
        Book book = new Book();
        fill(book, wanted);
        books.persist(book);
        return ResponseBuilder.<BookView> created(uri.getAbsolutePathBuilder().path(book.id.toString()).build())
                .entity(BookView.of(book)).build();
    }

    @PUT
    @Path("{id:\\d+}")
    @Transactional
    @RolesAllowed("librarian")
    public BookView update(@RestPath long id, @Valid NewBook wanted) {
        Book book = known(id);
        fill(book, wanted);
        return BookView.of(book);
    }

    @PATCH
    @Path("{id:\\d+}/price")
    @Transactional
    @RolesAllowed("${library.pricing.role}")
    public BookView price(@RestPath long id, @Positive BigDecimal price) {
        Book book = known(id);
        book.price = price;
        return BookView.of(book);
    }

    @DELETE
    @Path("{id:\\d+}")
    @Transactional
    @RolesAllowed("admin")
    public void delete(@RestPath long id) {
        books.delete(known(id));
    }

    @Path("{id:\\d+}/copies")
    public CopiesResource copies(@RestPath long id, @Context ResourceContext resources) {
        CopiesResource copies = resources.getResource(CopiesResource.class);
        copies.of(known(id));
        return copies;
    }

    private void fill(Book book, NewBook wanted) {
        book.title = wanted.title();
        book.isbn = wanted.isbn();
        book.price = wanted.price();
        book.published = wanted.published();
        book.author = authors.findByIdOptional(wanted.author()).orElseThrow(() -> new Unknown("author", wanted.author()));
        book.category = categories.findByIdOptional(wanted.category())
                .orElseThrow(() -> new Unknown("category", wanted.category()));
    }

    private Book known(long id) {
        return books.findByIdOptional(id).orElseThrow(() -> new Unknown("book", id));
    }
}
