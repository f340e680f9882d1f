package dev.straightway.it.todo;

import java.util.List;

import jakarta.transaction.Transactional;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;

/** The tags, by Panache. */
@Path("tags")
public class TagResource {

    @GET
    public List<Tag> all(@QueryParam("prefix") @DefaultValue("") String prefix) {
        return Tag.startingWith(prefix);
    }

    @GET
    @Path("{id}")
    public Tag get(@PathParam("id") long id) {
        return Tag.<Tag> findByIdOptional(id).orElseThrow(NotFoundException::new);
    }

    @GET
    @Path("count")
    public long count() {
        return Tag.count();
    }

    @POST
    @Path("{name}")
    @Transactional
    public long create(@PathParam("name") String name) {
        var tag = new Tag();
        tag.name = name;
        tag.persist();
        return tag.id;
    }
}
