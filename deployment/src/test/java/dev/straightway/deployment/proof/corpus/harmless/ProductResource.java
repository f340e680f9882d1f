package dev.straightway.deployment.proof.corpus.harmless;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

import jakarta.inject.Inject;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Response;

/** A shop's articles: resource, service, mapper, repository in memory. */
@Path("harmless/products")
public class ProductResource {

    @Inject
    ProductService service;
    @Inject
    ProductRepository repository;

    @GET
    @Path("{sku}")
    public ProductDto get(@PathParam("sku") String sku) {
        return service.get(sku);
    }

    @GET
    public List<ProductDto> list(@QueryParam("page") @DefaultValue("0") int page,
            @QueryParam("size") @DefaultValue("20") int size) {
        return service.list(page, Math.min(size, 100));
    }

    @GET
    @Path("search")
    public List<ProductDto> search(@QueryParam("q") @DefaultValue("") String text) {
        return service.search(text);
    }

    @GET
    @Path("tags")
    public Map<String, Long> tags() {
        return service.tags();
    }

    @POST
    public Response create(ProductDto product) {
        var errors = service.create(product);
        if (!errors.isEmpty()) {
            return Response.status(Response.Status.BAD_REQUEST).entity(Map.of("errors", errors)).build();
        }
        return Response.status(201).header("Location", "/harmless/products/" + product.sku()).build();
    }

    @PUT
    @Path("{sku}")
    public ProductDto update(@PathParam("sku") String sku, ProductDto product) {
        return service.update(sku, product);
    }

    @DELETE
    @Path("{sku}")
    public void delete(@PathParam("sku") String sku) {
        if (!repository.delete(sku)) {
            throw new NotFoundException("no product " + sku);
        }
    }

    @GET
    @Path("count")
    public int count() {
        return repository.count();
    }

    @GET
    @Path("worth")
    public BigDecimal worth() {
        return service.worth();
    }
}
