package dev.straightway.it.library.desk;

import jakarta.validation.Valid;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;

import org.jboss.resteasy.reactive.RestPath;

@Path("/notices/{name}")
public class NoticeResource {

    private final NoticeBoard board;

    public NoticeResource(NoticeBoard board) {
        this.board = board;
    }

    @GET
    public Response get(@RestPath String name, @Context Request request) {
        Notice notice = board.named(name).orElseThrow(NotFoundException::new);
        EntityTag tag = tag(notice);
        Response.ResponseBuilder unchanged = request.evaluatePreconditions(tag);
        return unchanged != null ? unchanged.build() : Response.ok(notice).tag(tag).build();
    }

    @GET
    @Path("title")
    public String title(@RestPath String name) {
        return board.named(name).map(Notice::title).orElseThrow(NotFoundException::new);
    }

    @PUT
    public Notice put(@RestPath String name, @Valid Notice notice) {
        Notice kept = board.named(name).map(known -> known.next(notice)).orElse(notice);
        board.put(name, kept);
        return kept;
    }

    @DELETE
    public void remove(@RestPath String name) {
        if (!board.remove(name)) {
            throw new NotFoundException("no notice " + name);
        }
    }

    private static EntityTag tag(Notice notice) {
        return new EntityTag("v" + notice.version());
    }
}
