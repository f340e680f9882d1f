package dev.straightway.peer.straightway;

import dev.straightway.links.Href;
import dev.straightway.links.LinkForm;
import dev.straightway.links.LinkTo;
import dev.straightway.links.LinksTo;
import dev.straightway.peer.LinksResource;

/** Links to the shared resource. */
@LinksTo(value = LinksResource.class, form = LinkForm.ABSOLUTE)
public interface ItemLinks {

    Href getOne(String id);

    @LinkTo(method = "getOne", form = LinkForm.PATH)
    Href path(String id);
}
