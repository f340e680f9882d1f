package dev.straightway.it.library.catalogue;

import java.net.URI;

import jakarta.transaction.Transactional;
import jakarta.validation.Valid;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;

import org.jboss.resteasy.reactive.RestPath;

import dev.straightway.it.library.web.Unknown;
import io.quarkus.hibernate.orm.panache.PanacheRepository;
import io.quarkus.panache.common.Sort;

/**
 * What all simple tables of the catalogue have in common.
 *
 * @param <E> the entity
 * @param <V> how clients see it
 */
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public abstract class CrudResource<E, V> {

    private final String name;
    private final PanacheRepository<E> repository;

    protected CrudResource(String name, PanacheRepository<E> repository) {
        this.name = name;
        this.repository = repository;
    }

    protected abstract E made();

    protected abstract void fill(E entity, V view);

    protected abstract V view(E entity);

    protected abstract Long id(E entity);

    @GET
    public Page<V> list(@BeanParam @Valid Paging paging) {
        var all = repository.findAll(Sort.by("id"));
        var items = all.page(paging.page, paging.size).list().stream().map(this::view).toList();
        return new Page<>(items, paging.page, all.count());
    }

    @GET
    @Path("{id:\\d+}")
    public V get(@RestPath long id) {
        return view(known(id));
    }

    @POST
    @Transactional
    public Response create(@Valid V view, @Context UriInfo uri) {
        E entity = made();
        fill(entity, view);
        repository.persist(entity);
        URI location = uri.getAbsolutePathBuilder().path(id(entity).toString()).build();
        return Response.created(location).entity(view(entity)).build();
    }

    @PUT
    @Path("{id:\\d+}")
    @Transactional
    public V update(@RestPath long id, @Valid V view) {
        E entity = known(id);
        fill(entity, view);
        return view(entity);
    }

    @DELETE
    @Path("{id:\\d+}")
    @Transactional
    public void delete(@RestPath long id) {
        repository.delete(known(id));
    }

    private E known(long id) {
        return repository.findByIdOptional(id).orElseThrow(() -> new Unknown(name, id));
    }
}
