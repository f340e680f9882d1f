package dev.straightway.it.shop;

import java.net.URI;

import dev.straightway.links.LinkForm;
import dev.straightway.links.LinkTo;
import dev.straightway.links.LinksTo;
import dev.straightway.links.hal.HalLink;

/** Links to the resource methods of the shop. */
@LinksTo(value = ShopResource.class, form = LinkForm.ABSOLUTE)
public interface ShopLinks {

    URI root();

    @LinkTo(method = "all", templated = true)
    HalLink items();

    URI all(int page, Integer size);

    URI one(int id);
}
