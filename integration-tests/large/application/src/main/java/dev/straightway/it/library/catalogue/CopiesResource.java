package dev.straightway.it.library.catalogue;

import java.util.List;

import jakarta.enterprise.context.RequestScoped;
import jakarta.transaction.Transactional;
import jakarta.validation.Valid;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;

import org.jboss.resteasy.reactive.ResponseStatus;
import org.jboss.resteasy.reactive.RestPath;

import dev.straightway.it.library.web.Unknown;
import io.quarkus.panache.common.Sort;

/** The copies of one book: a sub-resource. */
@RequestScoped
public class CopiesResource {

    private Book book;

    void of(Book book) {
        this.book = book;
    }

    @GET
    public List<CopyView> all() {
        return Copy.<Copy> list("book", Sort.by("barcode"), book).stream().map(CopiesResource::view).toList();
    }

    @GET
    @Path("{barcode}")
    public CopyView get(@RestPath String barcode) {
        return view(known(barcode));
    }

    @POST
    @Transactional
    @ResponseStatus(201)
    public CopyView add(@Valid CopyView added) {
        Copy copy = new Copy();
        copy.barcode = added.barcode();
        copy.shelf = added.shelf();
        copy.book = book;
        copy.persist();
        return view(copy);
    }

    @DELETE
    @Path("{barcode}")
    @Transactional
    public void remove(@RestPath String barcode) {
        Copy.deleteById(known(barcode).id);
    }

    private Copy known(String barcode) {
        return Copy.<Copy> find("book = ?1 and barcode = ?2", book, barcode).firstResultOptional()
                .orElseThrow(() -> new Unknown("copy", barcode));
    }

    private static CopyView view(Copy copy) {
        return new CopyView(copy.barcode, copy.shelf);
    }
}
