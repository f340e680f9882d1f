package dev.straightway.it.params;

import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.PathSegment;

/** Path segments with their matrix parameters (§3.2). */
@Path("segments")
@Produces("text/plain")
public class SegmentsResource {

    @GET
    @Path("one/{segment}")
    public String one(@PathParam("segment") PathSegment segment) {
        return show(segment);
    }

    @GET
    @Path("many/{segments:.+}")
    public String many(@PathParam("segments") List<PathSegment> segments) {
        return segments.stream().map(SegmentsResource::show).collect(Collectors.joining(","));
    }

    private static String show(PathSegment segment) {
        return segment.getPath() + new TreeMap<>(segment.getMatrixParameters());
    }
}
