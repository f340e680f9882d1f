package dev.straightway.it.params;

import java.util.List;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;

/** A parameter bean with fields of its own, an inherited one, and a bean within (§3.2). */
public class Search extends Paged {

    @PathParam("shelf")
    String shelf;

    @QueryParam("word")
    List<String> words;

    @BeanParam
    Origin origin;

    @Override
    public String toString() {
        return shelf + " " + words + " " + page + " " + origin;
    }
}
