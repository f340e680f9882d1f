package dev.straightway.it.locators;

import jakarta.inject.Inject;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;

/** Locators by class, interface, bean and object, with parameters, and one that finds nothing. */
@Path("library")
public class LibraryResource {

    @Inject
    Catalogue catalogue;

    /** The type is known from the signature. */
    @Path("books/{isbn}")
    public BookResource book(@PathParam("isbn") int isbn, @QueryParam("edition") String edition) {
        if (isbn == 404) {
            throw new NotFoundException();
        }
        return isbn == 0 ? null : new BookResource("book " + isbn + " " + edition);
    }

    /** The annotations are those of the interface. */
    @Path("shelf")
    public Shelf shelf() {
        return new WoodenShelf();
    }

    /** A bean of the container. */
    @Path("catalogue")
    public Catalogue catalogue() {
        return catalogue;
    }

    /** The type is known at run time only. */
    @Path("any/{kind}")
    public Object any(@PathParam("kind") String kind) {
        return kind.equals("book") ? new BookResource("any book") : new FolderResource(kind);
    }

    /** Calls itself as often as the path says. */
    @Path("folder/{name}")
    public FolderResource folder(@PathParam("name") String name) {
        return new FolderResource(name);
    }
}
